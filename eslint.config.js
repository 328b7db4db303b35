// Lint: recommended rules for TypeScript and Svelte, and the house's own bans.
import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/** Rules and tools take clock and chance as arguments: a game is its seed and its actions. */
const PURE = ['Date', 'Math.random', 'performance'];

export default ts.config(
	{
		ignores: [
			'build/',
			'build-test/',
			'.svelte-kit/',
			'node_modules/',
			'engine-wasm/assembly/',
			'engine-wasm/build/',
			'test-results/',
			'tests/artefacts/'
		]
	},
	js.configs.recommended,
	...ts.configs.strict,
	...svelte.configs.recommended,
	prettier,
	...svelte.configs.prettier,
	{
		languageOptions: { globals: { ...globals.browser, ...globals.node } },
		rules: {
			'no-undef': 'off',
			eqeqeq: 'error',
			'no-console': 'error',
			'@typescript-eslint/no-non-null-assertion': 'off',
			'@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
			'@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
			'svelte/no-at-html-tags': 'error'
		}
	},
	{
		files: ['**/*.svelte', '**/*.svelte.ts'],
		languageOptions: {
			parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig }
		}
	},
	{
		files: [
			'web/games/**/*.ts',
			'puzzles/schema/**/*.ts',
			'puzzles/*/{schema,position}.ts',
			'puzzles/*/schema/*.ts'
		],
		rules: {
			'no-restricted-globals': ['error', ...PURE.filter((name) => !name.includes('.'))],
			'no-restricted-properties': ['error', { object: 'Math', property: 'random' }]
		}
	},
	{
		// Programs talk to whoever runs them.
		files: ['puzzles/tools/**/*.ts', 'tests/**/*.ts', '.ci/*.mjs'],
		rules: { 'no-console': 'off' }
	}
);
