// Where the camera of a 3D board stands: at one of three places in turn, or for a while at the seat.
const PLACES = ['right', 'left', 'above'] as const;

export class Camera {
	/** There is a 3D board to be seen. */
	solid = $state(false);
	fromSeat = $state(false);
	#turn = $state(0);

	/** Its place away from the seat. */
	get place(): (typeof PLACES)[number] {
		return PLACES[this.#turn] ?? 'right';
	}

	/** `over`: nothing is left to place, and the whole temple is shown. */
	at(over: boolean): (typeof PLACES)[number] | 'seat' | 'solved' {
		return this.fromSeat ? 'seat' : over ? 'solved' : this.place;
	}

	/** To the next place; from the seat, back to where it was. */
	next(): void {
		if (this.fromSeat) this.fromSeat = false;
		else this.#turn = (this.#turn + 1) % PLACES.length;
	}

	/** To the seat and back. */
	look(): void {
		this.fromSeat = !this.fromSeat;
	}

	restart(): void {
		this.fromSeat = false;
		this.#turn = 0;
	}
}
