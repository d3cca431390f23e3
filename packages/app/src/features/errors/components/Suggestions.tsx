import { Link } from '@stockroom/ui';
import type { KnownPage } from '../model/suggestPages';
import { Near } from './Suggestions.styles';

export interface SuggestionsProps {
  /** Pages that the address comes near to. */
  pages: readonly KnownPage[];
  /** Says what they are. */
  label: string;
}

/** Pages that an address which leads nowhere may have meant. Shows nothing where none is known. */
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
