// Puts the marks of a picture on a canvas, in the colours of the theme and the site's letters, and makes a file of it.
import { PICTURE, type Mark } from './picture.ts';

const FAMILIES = {
	serif: '"Young Serif", Georgia, serif',
	sans: '"Atkinson Hyperlegible Next", system-ui, sans-serif'
} as const;

export async function paint(canvas: HTMLCanvasElement, marks: readonly Mark[]): Promise<void> {
	canvas.width = PICTURE.width;
	canvas.height = PICTURE.height;
	const context = canvas.getContext('2d');
	if (!context) return;
	await Promise.all(
		[`400 56px ${FAMILIES.serif}`, `400 26px ${FAMILIES.sans}`, `700 26px ${FAMILIES.sans}`].map((font) =>
			document.fonts.load(font)
		)
	).catch(() => undefined);
	const colour = coloursOf(canvas);
	context.lineJoin = 'round';
	context.lineCap = 'round';
	for (const mark of marks) {
		context.save();
		if (mark.kind === 'text') {
			context.font = `${mark.bold ? 700 : 400} ${mark.size}px ${FAMILIES[mark.font]}`;
			context.textAlign = mark.middle ? 'center' : 'left';
			context.fillStyle = colour(mark.fill);
			context.fillText(mark.text, mark.x, mark.y);
		} else {
			const path = new Path2D(mark.path);
			context.translate(mark.x, mark.y);
			context.scale(mark.scale, mark.scale);
			context.globalAlpha = mark.opacity ?? 1;
			context.lineWidth = mark.width;
			context.setLineDash([...(mark.dash ?? [])]);
			if (mark.fill) {
				context.fillStyle = colour(mark.fill);
				context.fill(path);
			}
			if (mark.stroke) {
				context.strokeStyle = colour(mark.stroke);
				context.stroke(path);
			}
		}
		context.restore();
	}
}

/** The tokens as they are in the theme of the page. */
function coloursOf(canvas: HTMLCanvasElement): (token: string) => string {
	const known = new Map<string, string>();
	return (token) => {
		let found = known.get(token);
		if (found === undefined) {
			canvas.style.color = `var(--${token})`;
			found = getComputedStyle(canvas).color;
			known.set(token, found);
		}
		return found;
	};
}

export function fileOf(canvas: HTMLCanvasElement, name: string): Promise<File | null> {
	return new Promise((resolve) =>
		canvas.toBlob((blob) => resolve(blob && new File([blob], name, { type: 'image/png' })), 'image/png')
	);
}
