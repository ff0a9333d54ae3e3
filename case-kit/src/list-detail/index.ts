export { DetailScreen, type DetailScreenProps } from './detail-screen';
export { DetailView, type DetailViewProps } from './detail-view';
export { ListScreen, type ListScreenProps } from './list-screen';
export { ScreenFrame, type ScreenFrameProps } from './screen-frame';
export { type OpenDialog, useDialog } from './use-dialog';
export { SavedViews } from './saved-views/saved-views';
export type { SavedWords } from './saved-views/messages';
export { readViews, type SavedView } from './saved-views/saved-views.api';
