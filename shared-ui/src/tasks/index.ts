export { type Task, TaskList, type TaskListProps } from './task-list';
