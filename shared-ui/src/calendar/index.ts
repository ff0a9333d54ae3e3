export { Agenda, type AgendaEvent, type AgendaProps } from './agenda';
export { Calendar, type CalendarProps } from './calendar';
export { dayName, weekdayNames, weekStart } from './weekdays';
export { WeeklyHours, type WeeklyHoursProps } from './weekly-hours';
export { WeekGrid, type WeekEvent, type WeekGridProps } from './week-grid';
export { addDays, weekOf } from './week-layout';
