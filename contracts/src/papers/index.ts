export { spellUndrawable, undrawable, type UndrawableLetter } from './undrawable.ts';
