import { PopoverBody, PopoverFooter } from '#client/ui/overlays/Popover.tsx';
import { FilterFields, type FilterFieldsProps } from './FilterFields.tsx';

/** The fields of the filter in a popover. */
export function FilterPopover(props: Omit<FilterFieldsProps, 'frame'>) {
  return (
    <FilterFields
      {...props}
      frame={({ fields, footer }) => (
        <>
          <PopoverBody>{fields}</PopoverBody>
          <PopoverFooter>{footer}</PopoverFooter>
        </>
      )}
    />
  );
}
