export { EMAIL_LIMIT, isEmail } from './email.ts';
export { hasInnerMarks, normalise, normaliseDigits } from './normalise.ts';
export { isPhone, PHONE_LIMIT } from './phone.ts';
export { hasUnsafeMarkup, isSafeText, sanitise, TEXT_LIMIT } from './text.ts';
export { FILE_ADVICE, fileAdvice, FILE_LIMIT, FILE_MESSAGES, FILE_TYPES, fileProblem } from './files.ts';
export { FORM_FILE_MESSAGES, FORM_FILES, FORM_SECRET_HEADER } from './form-files.ts';
export { isCalendarDate, todayIn } from './dates.ts';
export { dayText, momentText, plannedDayFault, type PlannedTimeFault, plannedTimeFault } from './planned-times.ts';
export { isHttpsAddress, WEB_ADDRESS_LIMIT } from './web-address.ts';
