/** The address of the activity about one record: a case, a request, a control, an account. */
export const activityAbout = (id: string): string => `/admin/activity/all?about=${encodeURIComponent(id)}`;
