import { Link } from '@stockroom/ui';
import type { KnownPage } from '../model/suggestPages';
import { Near } from './Suggestions.styles';

export interface SuggestionsProps {
  /** Pages with a similar address. */
  pages: readonly KnownPage[];
  /** Accessible name of the list. */
  label: string;
}

/** Suggests pages that an unknown address may have meant. Renders nothing without any. */
export function Suggestions({ pages, label }: SuggestionsProps) {
  if (pages.length === 0) return null;
  return (
    <Near>
      <span id="near-pages">{label}</span>
      <ul aria-labelledby="near-pages">
        {pages.map(({ path, title }) => (
          <li key={path}>
            <Link href={path}>{title}</Link>
          </li>
        ))}
      </ul>
    </Near>
  );
}
