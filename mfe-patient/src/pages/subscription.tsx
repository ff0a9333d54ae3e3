import { NotOpenPage } from '../features/not-open/not-open-page';

export function Component() {
  return <NotOpenPage page="subscription" />;
}
