import { Slot } from 'radix-ui';
import { isValidElement, type ComponentPropsWithRef, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import type { IconNode } from 'lucide';
import styled, { css } from 'styled-components';
import { Icon } from '../display/Icon.tsx';
import { Spinner } from '../display/Spinner.tsx';
import { fingerSized, forcedEdge, onTouch } from '../mixins.ts';
import { Tooltip } from './Tooltip.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 28 | 32 | 36 | 40;

export type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'disabled'> & {
  variant?: ButtonVariant;
  /** Height in px: 32 on the sheet, 36 in dialogs, 40 on the sign-in pages. */
  size?: ButtonSize;
  /** A lucide icon, or any small drawing. */
  icon?: IconNode | ReactElement;
  /** Shows a spinner in the icon's place and ignores clicks; the button never gets narrower. */
  loading?: boolean;
  /** What the label reads while loading, in the present participle ("Uploading"). */
  loadingLabel?: ReactNode;
  disabled?: boolean;
  /** Why it is disabled, as a tooltip. */
  disabledReason?: string;
  /** A toggle that is on or off. Leave it out for plain buttons. */
  on?: boolean;
  block?: boolean;
};

/** The button of every surface. A disabled one stays reachable by keyboard (`aria-disabled`), so that it can say why. */
export function Button({
  variant = 'secondary',
  size = 32,
  icon,
  loading = false,
  loadingLabel,
  disabled = false,
  disabledReason,
  on,
  block = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const isOff = disabled || loading;
  const ignoreWhenOff = (event: MouseEvent<HTMLButtonElement>) => {
    if (isOff) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onClick?.(event);
  };
  const button = (
    <Box
      {...rest}
      type={type}
      onClick={ignoreWhenOff}
      aria-disabled={isOff || undefined}
      aria-busy={loading || undefined}
      aria-pressed={on}
      data-variant={variant}
      data-size={size}
      data-block={block || undefined}
      data-on={on || undefined}
    >
      {loading && (
        <Face aria-hidden data-ghost>
          {drawIcon(icon, size)}
          {children}
        </Face>
      )}
      <Face>
        {loading ? <Spinner /> : drawIcon(icon, size)}
        {loading ? (loadingLabel ?? children) : children}
      </Face>
    </Box>
  );
  return disabled && disabledReason ? <Tooltip text={disabledReason}>{button}</Tooltip> : button;
}

/** A link that looks like a button: `<ButtonLink><Link to="…">…</Link></ButtonLink>` (the child becomes the element). */
export function ButtonLink({ variant = 'secondary', size = 32, block = false, children }: ButtonLinkProps) {
  return (
    <LinkBox data-variant={variant} data-size={size} data-block={block || undefined}>
      {children}
    </LinkBox>
  );
}
type ButtonLinkProps = { variant?: ButtonVariant; size?: ButtonSize; block?: boolean; children: ReactNode };

function drawIcon(icon: ButtonProps['icon'], size: ButtonSize): ReactNode {
  if (!icon) return null;
  return isValidElement(icon) ? icon : <Icon of={icon} size={size === 28 ? 14 : 16} />;
}

/** What a button looks like; how it differs are attributes that weigh nothing, so that whoever places one can still change it. */
const look = css`
  display: inline-grid;
  place-items: center;
  flex: none;
  height: 32px;
  width: auto;
  padding: 0 12px;
  border-radius: var(--r-md);
  font-size: 13px;
  font-weight: 500;
  white-space: nowrap;
  transition: background var(--t-fast), box-shadow var(--t-fast), color var(--t-fast);

  &:where([data-block]) {
    width: 100%;
  }

  &:where([data-variant='secondary']) {
    background: var(--bg-control);
    color: var(--fg-1);
    box-shadow: inset 0 0 0 1px var(--line-2), var(--shadow-xs);

    &:hover {
      background: linear-gradient(var(--bg-hover), var(--bg-hover)), var(--bg-control);
    }

    &:active {
      background: linear-gradient(var(--bg-press), var(--bg-press)), var(--bg-control);
    }
  }

  &:where([data-variant='ghost']) {
    color: var(--fg-2);

    &:hover {
      background: var(--bg-hover);
      color: var(--fg-1);
    }

    &:active {
      background: var(--bg-press);
    }
  }

  &:where([data-variant='primary']) {
    background: var(--accent);
    color: var(--fg-on-solid);
    box-shadow: inset 0 1px 0 var(--line-inverse), var(--shadow-xs);

    &:hover {
      background: var(--accent-hover);
    }

    &:active {
      background: var(--accent-press);
    }
  }

  &:where([data-variant='danger']) {
    background: var(--danger);
    color: var(--fg-on-solid);
    box-shadow: inset 0 1px 0 var(--line-inverse);

    &:hover,
    &:active {
      background: var(--danger-hover);
    }
  }

  &:where([data-size='28']) {
    height: 28px;
    padding: 0 10px;
    border-radius: var(--r-sm);
    font-size: 12px;
  }

  &:where([data-size='36']) {
    height: 36px;
    padding: 0 16px;
  }

  &:where([data-size='40']) {
    height: 40px;
    padding: 0 16px;
    font-size: 14px;
  }

  /* The area grows, not the button; those of dialogs and forms are as high as a finger wants. */
  ${fingerSized}

  ${onTouch} {
    min-width: 44px;

    &:where([data-size='36'], [data-size='40']) {
      height: 44px;
    }
  }

  svg {
    color: inherit;
  }

  &:where([data-variant='secondary'], [data-variant='ghost']) svg {
    color: var(--fg-3);
  }

  &:where([data-on]) {
    &,
    &:hover,
    &:active {
      background: var(--accent-soft);
      color: var(--accent-fg);
      box-shadow: inset 0 0 0 1px var(--accent-line);
    }

    svg {
      color: inherit;
    }
  }

  &[aria-disabled='true'] {
    &,
    &:hover,
    &:active {
      background: var(--bg-hover);
      color: var(--fg-off);
      box-shadow: none;
      cursor: not-allowed;
    }

    svg {
      color: inherit;
    }
  }
`;

const Box = styled.button`
  ${look}
`;

const LinkBox = styled(Slot.Root)`
  ${look}
  ${forcedEdge}
`;

const Face = styled.span`
  grid-area: 1 / 1;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  visibility: visible;

  &:where([data-ghost]) {
    visibility: hidden;
  }

  > .lucide:first-child {
    margin-inline-start: -2px;
  }
`;
