import { ConflictDialog, type ConflictDialogProps } from '../../components/ConflictDialog/ConflictDialog';
import { ClassificationFields, type ClassificationFieldsProps } from '../../components/ProductForm/ClassificationFields';
import { MovementsPanel } from '../../components/MovementsPanel/MovementsPanel';
import { TagsPanel, type TagsPanelProps } from '../../components/TagsPanel/TagsPanel';
import { useLookups } from './useLookups';
import { useMovements } from './useMovements';
import { useTagActions } from './useTagActions';

/** The fields that point into the store's lists, with those lists. */
export function EditorClassification(props: Omit<ClassificationFieldsProps, 'lookups' | 'onRetryLookup'>) {
  const { lookups, retry } = useLookups();
  return <ClassificationFields {...props} lookups={lookups} onRetryLookup={retry} />;
}

/** The tags with those of the store. */
export function EditorTags({ onCreated, ...props }: EditorTagsProps) {
  return <TagsPanel {...props} {...useTagActions(onCreated)} />;
}

interface EditorTagsProps extends Pick<TagsPanelProps, 'selected' | 'onChange'> {
  onCreated: (id: string) => void;
}

/** What happened to the product's stock. */
export function EditorMovements({ productId }: { productId: number }) {
  const { movements, retry } = useMovements(productId);
  return <MovementsPanel movements={movements} onRetry={retry} />;
}

/** The questions of a conflict, with names for numbers. */
export function EditorConflict(props: Omit<ConflictDialogProps, 'nameOf'>) {
  const { lookups } = useLookups();
  const nameOf = (field: string, id: number) => {
    const name = LISTS[field];
    return name && lookups[name].items.find((item) => item.id === id)?.name;
  };
  return <ConflictDialog {...props} nameOf={nameOf} />;
}

/** Which list a field's number is of. */
const LISTS: Record<string, keyof ReturnType<typeof useLookups>['lookups']> = {
  category: 'categories',
  brandId: 'brands',
  vendor: 'vendors',
  countryId: 'countries',
  styleId: 'styles',
};
