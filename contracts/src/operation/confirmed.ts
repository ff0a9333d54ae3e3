/** With the value `true`: the person was asked about what is doubtful in the request (409 `needs_confirmation`), and says that it is right. */
export const CONFIRMED_HEADER = 'confirmed';
