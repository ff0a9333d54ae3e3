/** A moment for an `<input type="datetime-local">`, on this device's clock. */
export function localInput(at: Date): string {
  const moved = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  return moved.toISOString().slice(0, 16);
}

/** The moment of such an input, as the API takes it; undefined where it is empty or half filled in. */
export function momentOf(text: string): string | undefined {
  const at = new Date(text);
  return text === '' || Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}
