import {
  Activity,
  BookOpen,
  CalendarDays,
  ChartColumn,
  ClipboardList,
  FileText,
  FlaskConical,
  Hospital,
  Inbox,
  LifeBuoy,
  ListChecks,
  type LucideIcon,
  PackageCheck,
  Pill,
  Route,
  Search,
  Stethoscope,
  Users,
} from 'lucide-react';

/** The icons a rail entry may name (portal.json). */
const ICONS: Readonly<Record<string, LucideIcon>> = {
  activity: Activity,
  calendar: CalendarDays,
  catalog: BookOpen,
  chart: ChartColumn,
  clipboard: ClipboardList,
  flask: FlaskConical,
  hospital: Hospital,
  desk: LifeBuoy,
  inbox: Inbox,
  queue: ListChecks,
  release: PackageCheck,
  pill: Pill,
  journey: Route,
  search: Search,
  stethoscope: Stethoscope,
  users: Users,
};

/** The icon of a rail entry; an unknown name gets the icon of a page. */
export function RailIcon({ name }: { name: string }) {
  const Icon = (Object.hasOwn(ICONS, name) ? ICONS[name] : undefined) ?? FileText;
  return <Icon size={21} aria-hidden="true" />;
}
