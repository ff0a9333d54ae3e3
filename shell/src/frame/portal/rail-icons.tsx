import {
  Activity,
  BookOpen,
  CalendarDays,
  ChartColumn,
  ClipboardList,
  Clock,
  FileText,
  FlaskConical,
  HeartPulse,
  Hospital,
  Inbox,
  LifeBuoy,
  ListChecks,
  type LucideIcon,
  MessageSquareText,
  PackageCheck,
  Pill,
  Plane,
  ReceiptText,
  Route,
  Search,
  Stethoscope,
  Users,
} from 'lucide-react';

/** The icons a rail entry may name (portal.json). */
const ICONS: Readonly<Record<string, LucideIcon>> = {
  activity: Activity,
  calendar: CalendarDays,
  care: HeartPulse,
  catalog: BookOpen,
  chart: ChartColumn,
  clipboard: ClipboardList,
  clock: Clock,
  file: FileText,
  flask: FlaskConical,
  hospital: Hospital,
  desk: LifeBuoy,
  inbox: Inbox,
  queue: ListChecks,
  messages: MessageSquareText,
  release: PackageCheck,
  pill: Pill,
  quotes: ReceiptText,
  journey: Route,
  search: Search,
  stethoscope: Stethoscope,
  travel: Plane,
  users: Users,
};

/** The icon of a rail entry; an unknown name gets the icon of a page. */
export function RailIcon({ name }: { name: string }) {
  const Icon = (Object.hasOwn(ICONS, name) ? ICONS[name] : undefined) ?? FileText;
  return <Icon size={21} aria-hidden="true" />;
}
