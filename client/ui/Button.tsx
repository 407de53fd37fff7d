import { Slot } from 'radix-ui';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import styled, { css } from 'styled-components';
import { Icon } from './Icon.tsx';
import { Spinner } from './Spinner.tsx';
import { Tooltip } from './Tooltip.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 28 | 32 | 36 | 40;

export type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'disabled'> & {
  variant?: ButtonVariant;
  /** Height in px: 32 on the sheet, 36 in dialogs, 40 on the sign-in pages. */
  size?: ButtonSize;
  /** A lucide icon, or any small drawing. */
  icon?: LucideIcon | ReactNode;
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
      $variant={variant}
      $size={size}
      $block={block}
      $on={on ?? false}
    >
      {loading && (
        <Face aria-hidden $ghost>
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
    <LinkBox $variant={variant} $size={size} $block={block} $on={false}>
      {children}
    </LinkBox>
  );
}
type ButtonLinkProps = { variant?: ButtonVariant; size?: ButtonSize; block?: boolean; children: ReactNode };

function drawIcon(icon: ButtonProps['icon'], size: ButtonSize): ReactNode {
  if (!icon) return null;
  return isComponent(icon) ? <Icon of={icon} size={size === 28 ? 14 : 16} /> : icon;
}

function isComponent(icon: LucideIcon | ReactNode): icon is LucideIcon {
  return typeof icon === 'function' || (typeof icon === 'object' && icon !== null && 'render' in icon);
}

const sizes = {
  28: css`
    padding: 0 10px;
    border-radius: var(--r-sm);
    font-size: 12px;
  `,
  32: css`
    padding: 0 12px;
  `,
  36: css`
    padding: 0 16px;
  `,
  40: css`
    padding: 0 16px;
    font-size: 14px;
  `,
} satisfies Record<ButtonSize, ReturnType<typeof css>>;

const variants = {
  secondary: css`
    background: var(--bg-control);
    color: var(--fg-1);
    box-shadow: inset 0 0 0 1px var(--line-2), var(--shadow-xs);

    &:hover {
      background: linear-gradient(var(--bg-hover), var(--bg-hover)), var(--bg-control);
    }

    &:active {
      background: linear-gradient(var(--bg-press), var(--bg-press)), var(--bg-control);
    }
  `,
  ghost: css`
    color: var(--fg-2);

    &:hover {
      background: var(--bg-hover);
      color: var(--fg-1);
    }

    &:active {
      background: var(--bg-press);
    }
  `,
  primary: css`
    background: var(--accent);
    color: var(--fg-on-solid);
    box-shadow: inset 0 1px 0 var(--line-inverse), var(--shadow-xs);

    &:hover {
      background: var(--accent-hover);
    }

    &:active {
      background: var(--accent-press);
    }
  `,
  danger: css`
    background: var(--danger);
    color: var(--fg-on-solid);
    box-shadow: inset 0 1px 0 var(--line-inverse);

    &:hover,
    &:active {
      background: var(--danger-hover);
    }
  `,
} satisfies Record<ButtonVariant, ReturnType<typeof css>>;

type BoxProps = { $variant: ButtonVariant; $size: ButtonSize; $block: boolean; $on: boolean };

const look = css<BoxProps>`
  display: inline-grid;
  place-items: center;
  flex: none;
  height: ${({ $size }) => $size}px;
  width: ${({ $block }) => ($block ? '100%' : 'auto')};
  border-radius: var(--r-md);
  font-size: 13px;
  font-weight: 500;
  white-space: nowrap;
  transition: background var(--t-fast), box-shadow var(--t-fast), color var(--t-fast);

  ${({ $variant }) => variants[$variant]}
  ${({ $size }) => sizes[$size]}

  svg {
    color: ${({ $variant }) => ($variant === 'secondary' || $variant === 'ghost' ? 'var(--fg-3)' : 'inherit')};
  }

  ${({ $on }) =>
    $on &&
    css`
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
    `}

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

const Box = styled.button<BoxProps>`
  ${look}
`;

const LinkBox = styled(Slot.Root)<BoxProps>`
  ${look}
`;

const Face = styled.span<{ $ghost?: boolean }>`
  grid-area: 1 / 1;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  visibility: ${({ $ghost }) => ($ghost ? 'hidden' : 'visible')};

  > .lucide:first-child {
    margin-inline-start: -2px;
  }
`;
