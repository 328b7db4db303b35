// In the browser: a missing page is no fault and is only shown; everything else is also logged.
import type { HandleClientError } from '@sveltejs/kit';

export const handleError: HandleClientError = ({ error, status, message }) => {
	// eslint-disable-next-line no-console -- the one place where the app logs
	if (status !== 404) console.error(error);
	return { message };
};
