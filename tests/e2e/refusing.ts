// What browsers refuse, alone and in the groups that people really meet: each is a script that runs before the page's own. For the
// sample in the tests and for `npm run proof -- refusing`.

const gone = (name: string, of = 'globalThis') =>
	`Object.defineProperty(${of}, '${name}', { configurable: true, value: undefined });`;
const throwing = (name: string, of = 'globalThis') =>
	`Object.defineProperty(${of}, '${name}', { configurable: true, get() { throw new DOMException('refused', 'SecurityError'); } });`;
const unmakeable = (name: string) =>
	`Object.defineProperty(globalThis, '${name}', { configurable: true, value: function () { throw new DOMException('refused', 'SecurityError'); } });`;

export const ALONE: Readonly<Record<string, string>> = {
	'no BroadcastChannel': gone('BroadcastChannel'),
	'BroadcastChannel throws': unmakeable('BroadcastChannel'),
	'no IndexedDB': gone('indexedDB'),
	'IndexedDB throws': throwing('indexedDB'),
	'IndexedDB does not open': `IDBFactory.prototype.open = () => { throw new DOMException('refused', 'SecurityError'); };`,
	'no localStorage': gone('localStorage'),
	'localStorage throws': throwing('localStorage'),
	'localStorage is full': `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };`,
	'no service workers': gone('serviceWorker', 'Navigator.prototype'),
	'service workers throw': throwing('serviceWorker', 'Navigator.prototype'),
	'service workers are refused': `ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('refused', 'SecurityError'));`,
	'no Web Workers': gone('Worker'),
	'Web Workers throw': unmakeable('Worker'),
	'no WebAssembly': gone('WebAssembly'),
	'WebAssembly throws': `for (const name of ['compile', 'compileStreaming', 'instantiate', 'instantiateStreaming']) WebAssembly[name] = () => Promise.reject(new WebAssembly.CompileError('refused')); WebAssembly.Module = function () { throw new WebAssembly.CompileError('refused'); };`,
	'no SIMD': `WebAssembly.validate = () => false;`,
	'no crypto': gone('crypto'),
	'crypto throws': throwing('crypto'),
	'no crypto.subtle': gone('subtle', 'Crypto.prototype'),
	'no locales': `for (const name of Object.getOwnPropertyNames(Intl)) { const Of = Intl[name]; if (typeof Of === 'function') Intl[name] = new Proxy(Of, { construct: (of, [, options]) => new of('en-US', options), apply: (of, self, [, options]) => new of('en-US', options) }); }`,
	'newer parts of Intl': `for (const name of ['ListFormat', 'Segmenter', 'DisplayNames', 'RelativeTimeFormat', 'DurationFormat']) delete Intl[name];`,
	'no WebGL': `for (const Of of [HTMLCanvasElement, globalThis.OffscreenCanvas]) { const before = Of.prototype.getContext; Of.prototype.getContext = function (kind, ...rest) { return /webgl/.test(kind) ? null : before.call(this, kind, ...rest); }; }`,
	'WebGL throws': `for (const Of of [HTMLCanvasElement, globalThis.OffscreenCanvas]) { const before = Of.prototype.getContext; Of.prototype.getContext = function (kind, ...rest) { if (/webgl/.test(kind)) throw new Error('refused'); return before.call(this, kind, ...rest); }; }`,
	'no OffscreenCanvas': gone('OffscreenCanvas'),
	'no caches': gone('caches'),
	'no storage manager': gone('storage', 'Navigator.prototype'),
	'storage manager throws': throwing('storage', 'Navigator.prototype'),
	'no locks': gone('locks', 'Navigator.prototype')
};

const all = (...names: (keyof typeof ALONE)[]) => names.map((name) => ALONE[name]).join('\n');

export const GROUPS: Readonly<Record<string, string>> = {
	'cookies blocked': `${all('IndexedDB throws', 'localStorage throws', 'service workers are refused', 'BroadcastChannel throws', 'storage manager throws')}${throwing('caches')}`,
	'private mode': all('no service workers', 'IndexedDB does not open', 'localStorage is full', 'no caches'),
	'Lockdown Mode': all(
		'no WebAssembly',
		'no WebGL',
		'no service workers',
		'no caches',
		'no OffscreenCanvas',
		'no locks'
	),
	'in-app browser': all(
		'no service workers',
		'no BroadcastChannel',
		'no caches',
		'no storage manager',
		'no locks'
	),
	'an insecure address': all(
		'no service workers',
		'no caches',
		'no crypto.subtle',
		'no storage manager',
		'no locks'
	),
	'almost everything': all(
		'no BroadcastChannel',
		'IndexedDB throws',
		'localStorage throws',
		'no service workers',
		'no Web Workers',
		'no WebAssembly',
		'no crypto.subtle',
		'no WebGL',
		'no OffscreenCanvas',
		'no caches',
		'no storage manager',
		'no locks'
	)
};
