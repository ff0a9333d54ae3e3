/** A request to the service desk. */
export interface ServiceRequestMailData {
  readonly id: string;
  /** `SR-000123`. */
  readonly number: string;
  readonly service: string;
  readonly summary: string;
  /** Of the reader. */
  readonly name: string;
  /** Of the reader's page of the request, on this site. */
  readonly path: string;
}

export interface ServiceRequestTextMailData extends ServiceRequestMailData {
  /** What the staff wrote. */
  readonly text: string;
}

export interface ServiceRequestApprovalMailData extends ServiceRequestMailData {
  readonly requester: string;
}
