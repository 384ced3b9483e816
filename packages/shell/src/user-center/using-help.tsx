import { useProduct } from '@takt/web/host';

/** The help, as the module that keeps it shows it. */
export function UsingHelp() {
  const { Page } = useProduct().help;
  return <Page />;
}
