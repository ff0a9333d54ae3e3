export { latinNameProblem, notLatin } from './latin-name.ts';
export { printProblem, spellUndrawable, undrawable, type UndrawableLetter } from './undrawable.ts';
