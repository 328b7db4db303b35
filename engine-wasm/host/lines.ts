// From a stream of bytes to answered lines: split at line feeds only, so that one line in is one line out.
import { InputError } from './input.ts';

/** A longer line is no question; it is passed over up to its end. */
const LINE_BYTES_MAX = 4 * 1024 * 1024;
const LINE_FEED = 10;

/** Yields the answers, each with its line feed, several at a time where several lines arrived together. */
export async function* answerLines(
	input: AsyncIterable<Uint8Array>,
	answer: (line: string) => string
): AsyncGenerator<string> {
	const decoder = new TextDecoder();
	let waiting: Uint8Array[] = [];
	let length = 0;

	const keep = (bytes: Uint8Array) => {
		length += bytes.length;
		if (length <= LINE_BYTES_MAX) waiting.push(bytes);
		else waiting = [];
	};
	const finish = () => {
		const tooLong = length > LINE_BYTES_MAX;
		const line = tooLong ? '' : waiting.map((bytes) => decoder.decode(bytes, { stream: true })).join('');
		const rest = decoder.decode();
		waiting = [];
		length = 0;
		return `${tooLong ? refusal() : answer(line + rest)}\n`;
	};

	for await (const chunk of input) {
		let answers = '';
		let from = 0;
		for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, from)) {
			keep(chunk.subarray(from, end));
			from = end + 1;
			answers += finish();
		}
		keep(chunk.subarray(from));
		if (answers) yield answers;
	}
	if (length > 0) yield finish();
}

function refusal(): string {
	return JSON.stringify({
		error: new InputError('too-large', 'line', `over ${LINE_BYTES_MAX} bytes`).message
	});
}
