// A short sound and a short buzz for what has happened; both are off unless a person wants them.
import { settings } from './settings.svelte.ts';

export type Event = 'placed' | 'refused' | 'claimed';

/** Pitches in Hz, one after the other. */
const TONES: Readonly<Record<Event, readonly number[]>> = {
	placed: [392],
	refused: [196],
	claimed: [392, 494, 587]
};
const BUZZES: Readonly<Record<Event, readonly number[]>> = {
	placed: [12],
	refused: [8, 40, 8],
	claimed: [12, 60, 24]
};
const TONE_SECONDS = 0.12;

let audio: AudioContext | undefined;

export function feel(event: Event): void {
	if (settings.vibration) navigator.vibrate?.([...BUZZES[event]]);
	if (settings.sound) play(TONES[event]);
}

function play(pitches: readonly number[]): void {
	audio ??= new AudioContext();
	const start = audio.currentTime;
	pitches.forEach((pitch, k) => {
		if (!audio) return;
		const at = start + k * TONE_SECONDS;
		const tone = new OscillatorNode(audio, { type: 'triangle', frequency: pitch });
		const volume = new GainNode(audio, { gain: 0 });
		volume.gain.setValueAtTime(0.12, at);
		volume.gain.exponentialRampToValueAtTime(0.001, at + TONE_SECONDS * 1.5);
		tone.connect(volume).connect(audio.destination);
		tone.start(at);
		tone.stop(at + TONE_SECONDS * 1.5);
	});
}
