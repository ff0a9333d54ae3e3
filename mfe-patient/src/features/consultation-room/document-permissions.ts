/**
 * Whether this document was opened as a consultation room: only then its headers allow camera, microphone and the screen. A page reached
 * within the site keeps the headers of the page where the visit began.
 */
export function isRoomDocument(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return (
    entry === undefined || !URL.canParse(entry.name) || new URL(entry.name).pathname.includes('/consultation-room/')
  );
}
