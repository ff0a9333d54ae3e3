import {
  Activity,
  CalendarDays,
  ClipboardList,
  FileText,
  FlaskConical,
  Hospital,
  Inbox,
  ListChecks,
  type LucideIcon,
  PackageCheck,
  Pill,
  Route,
  Search,
  Stethoscope,
  Users,
} from 'lucide-react';

/** The icons a line of the rail may name (portal.json). */
const ICONS: Readonly<Record<string, LucideIcon>> = {
  activity: Activity,
  calendar: CalendarDays,
  clipboard: ClipboardList,
  flask: FlaskConical,
  hospital: Hospital,
  inbox: Inbox,
  queue: ListChecks,
  release: PackageCheck,
  pill: Pill,
  journey: Route,
  search: Search,
  stethoscope: Stethoscope,
  users: Users,
};

/** The icon of a line; one this shell does not know yet is a plain page. */
export function RailIcon({ name }: { name: string }) {
  const Icon = (Object.hasOwn(ICONS, name) ? ICONS[name] : undefined) ?? FileText;
  return <Icon size={21} aria-hidden="true" />;
}
