export { Board, type BoardColumn, type BoardProps } from './board';
