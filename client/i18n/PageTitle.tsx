import { defineMessage, useIntl } from 'react-intl';
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx';
import { commonMessages } from './commonMessages.ts';

type PageTitleProps = {
  children: string;
  /** Also makes it the page's heading, unseen, where the page shows none. */
  isHeading?: boolean;
};

/** The browser's title: what is on the page, then the product. */
export function PageTitle({ children, isHeading = false }: PageTitleProps) {
  const intl = useIntl();
  return (
    <>
      <title>{intl.formatMessage(title, { page: children, product: intl.formatMessage(commonMessages.productName) })}</title>
      {isHeading && <VisuallyHidden as="h1">{children}</VisuallyHidden>}
    </>
  );
}

const title = defineMessage<{ page: string; product: string }>({
  id: 'common.pageTitle',
  defaultMessage: '{page} · {product}',
});
