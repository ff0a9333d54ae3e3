import { BoardParts } from './board-parts';
import { CalendarParts } from './calendar-parts';
import { TripParts } from './trip-parts';
import { ConversationParts } from './conversation-parts';
import { DetailParts } from './detail-parts';
import { DialogParts } from './dialog-parts';
import { FileParts } from './file-parts';
import { ChoiceBoxParts } from './choice-box-parts';
import { SearchParts } from './search-parts';
import { TableParts } from './table-parts';
import { WeekParts } from './week-parts';

/** Every part of a portal's screen, in its states. */
export function ScreenParts() {
  return (
    <>
      <TableParts />
      <DetailParts />
      <ConversationParts />
      <DialogParts />
      <SearchParts />
      <ChoiceBoxParts />
      <CalendarParts />
      <TripParts />
      <WeekParts />
      <BoardParts />
      <FileParts />
    </>
  );
}
