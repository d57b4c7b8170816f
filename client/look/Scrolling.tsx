import type { ComponentChildren } from 'preact';

interface ScrollingProps {
  readonly class: string;
  readonly label: string;
  readonly children: ComponentChildren;
}

/** A part of the page that scrolls by itself, and so must be reached by key. */
export function Scrolling({ class: kind, label, children }: ScrollingProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: there is no other way to scroll it by key
    <section class={kind} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
