/** Why a load failed, as text for the screen, and a reference for support. */
export interface Failure {
  message: string;
  reference?: string | undefined;
}
