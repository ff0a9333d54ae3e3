export { BoardPage as Component } from '../features/cases/board/board-page';
export { boardLoader as loader } from '../features/cases/board/board.api';
