import { QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { ProductContext, useProduct } from './assembly.ts';

interface Land {
  readonly host: HTMLElement;
  readonly root: Root;
}

/** Islands whose tab rests, or is gone: a tab closed while it rests tells nobody. */
const resting = new Set<Land>();
const SWEEP_MS = 30_000;
let sweeping: ReturnType<typeof setInterval> | undefined;

function sweep(): void {
  for (const land of resting) {
    if (land.host.isConnected) continue;
    resting.delete(land);
    land.root.unmount();
  }
  if (resting.size > 0) return;
  clearInterval(sweeping);
  sweeping = undefined;
}
function rest(land: Land): void {
  resting.add(land);
  // Not at once: React is still taking the page down.
  setTimeout(sweep);
  sweeping ??= setInterval(sweep, SWEEP_MS);
}

/**
 * Keeps what it holds alive while the tab around it rests. A resting tab takes its effects down, and a grid would be built
 * anew each time it comes back. What is in here has a root of its own: nothing takes it down but leaving the document, and of
 * what is around it only the product and what has been loaded reach it.
 */
export function Island({ className, children }: { readonly className?: string | undefined; readonly children: ReactNode }) {
  const shore = useRef<HTMLDivElement>(null);
  const land = useRef<Land | null>(null);
  const product = useProduct();
  const client = useQueryClient();
  useLayoutEffect(() => {
    const { current: host } = shore;
    if (host) land.current ??= { host, root: createRoot(host) };
    land.current?.root.render(
      <ProductContext value={product}>
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      </ProductContext>,
    );
  }, [children, product, client]);
  useLayoutEffect(() => {
    const { current: here } = land;
    if (here) resting.delete(here);
    return () => {
      if (here) rest(here);
    };
  }, []);
  return <div ref={shore} className={className} />;
}
