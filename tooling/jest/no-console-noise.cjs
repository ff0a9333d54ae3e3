/** An unexpected console error or warning fails the test that caused it; a test that expects one replaces the method itself. */
const { format } = require('node:util');

const noise = [];
let original;

beforeEach(() => {
  noise.length = 0;
  original = { error: console.error, warn: console.warn };
  for (const level of ['error', 'warn']) {
    console[level] = (...args) => {
      noise.push(`console.${level}: ${format(...args)}`);
    };
  }
});

afterEach(() => {
  Object.assign(console, original);
  if (noise.length > 0) throw new Error(`Unexpected console output:\n${noise.join('\n')}`);
});
