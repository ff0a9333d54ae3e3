/** Why something could not be read, in words for the screen, and by what support finds it. */
export interface Failure {
  message: string;
  reference?: string | undefined;
}
