import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { BottomSheet } from '#client/ui/overlays/BottomSheet.tsx';
import { FilterFields, type FilterFieldsProps } from './FilterFields.tsx';
import { filterMessages } from './viewMessages.ts';

/** The fields of the filter from below, on the phone: they scroll, the button that closes stays. */
export function FilterSheet(props: Omit<FilterFieldsProps, 'frame'>) {
  const intl = useIntl();
  return (
    <FilterFields
      {...props}
      frame={({ fields, footer }) => (
        <BottomSheet
          open
          onOpenChange={(isOpen) => !isOpen && props.onClose()}
          title={<FormattedMessage {...filterMessages.title} />}
          closeLabel={intl.formatMessage(commonMessages.close)}
          footer={footer}
        >
          <Fields>{fields}</Fields>
        </BottomSheet>
      )}
    />
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;
