/** The same answer whether the address is known or not. */
export interface Sent {
  success: boolean;
  /** Fit to show a person. */
  message: string;
}
