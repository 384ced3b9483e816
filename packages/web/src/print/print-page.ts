/** Hands a page to the browser's printing, in a frame of its own, so that the workspace stays as it is. */
export function printPage(html: string): void {
  const frame = document.createElement('iframe');
  frame.dataset['print'] = '';
  frame.style.cssText = 'position:fixed;width:0;height:0;border:0;visibility:hidden';
  frame.srcdoc = html;
  frame.addEventListener('load', () => {
    // The frame is still needed while the dialog is open, in browsers that do not wait for it.
    frame.contentWindow?.addEventListener('afterprint', () => setTimeout(() => frame.remove()));
    frame.contentWindow?.focus();
    frame.contentWindow?.print();
  });
  document.body.append(frame);
}
