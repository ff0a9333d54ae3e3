export { GroupedList, type GroupedListProps, type ListGroup } from './grouped-list';
