/** The secret of a visitor's room session: with one, the socket opens for that room and not for the user of this browser. */
let secret: string | undefined;

export const roomToken = (): string | undefined => secret;

export function setRoomToken(value: string | undefined): void {
  secret = value;
}
