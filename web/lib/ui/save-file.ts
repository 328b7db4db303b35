/** Gives the person a file, as their browser saves files. */
export function saveFile(name: string, file: Blob): void {
	const link = document.createElement('a');
	link.href = URL.createObjectURL(file);
	link.download = name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
