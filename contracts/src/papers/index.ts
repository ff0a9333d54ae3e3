export { printProblem, spellUndrawable, undrawable, type UndrawableLetter } from './undrawable.ts';
