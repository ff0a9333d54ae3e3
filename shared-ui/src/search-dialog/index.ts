export { SearchDialog, type SearchDialogProps, type SearchGroup, type SearchItem } from './search-dialog';
