import LogOut from 'lucide-react/icons/log-out'
import { Link, NavLink } from 'react-router-dom'
import { useAuth } from '@/auth/auth-context'
import { brand } from '@/content/brand'
import { cx } from '@/lib/cx'
import { paths } from '@/lib/paths'
import { type MenuItem, menu } from './menu'
import { useSignOut } from './use-sign-out'

type Props = {
  /** Whether the sidebar is collapsed to icons with tooltips. */
  isRail?: boolean
  /** Called when a screen is chosen. */
  onNavigate?: () => void
}

/** The link home, the menu, and the account with its sign-out button. */
export function SidebarContent({ isRail = false, onNavigate }: Props) {
  return (
    <div className="flex h-full flex-col overflow-y-auto overflow-x-hidden">
      <Link
        to={paths.home()}
        {...(isRail && railName(`${brand.name}, the public site`))}
        className={cx(
          'wordmark flex h-16 shrink-0 items-center text-[1.375rem]',
          isRail ? 'justify-center' : 'px-6',
        )}
      >
        {isRail ? brand.name.charAt(0) : brand.name}
      </Link>
      <nav aria-label="Dashboard" className="mt-4 flex-1">
        <ul>
          {menu.map((item, place) => (
            <li
              key={item.path}
              className={cx(
                // A line before the first planned screen.
                item.isPlanned && !menu[place - 1]?.isPlanned && 'mt-3 border-basalt border-t pt-3',
              )}
            >
              <MenuLink item={item} isRail={isRail} onNavigate={onNavigate} />
            </li>
          ))}
        </ul>
      </nav>
      <Account isRail={isRail} />
    </div>
  )
}

type MenuLinkProps = { item: MenuItem; isRail: boolean; onNavigate: (() => void) | undefined }

function MenuLink({ item, isRail, onNavigate }: MenuLinkProps) {
  return (
    <NavLink
      to={item.path}
      // A project belongs to 'Projects'; every other screen has no others below it.
      end={item.path !== paths.projectList()}
      {...(isRail && railName(item.title))}
      {...(onNavigate && { onClick: onNavigate })}
      className={cx(
        'flex min-h-11 items-center gap-3.5 whitespace-nowrap border-transparent border-l-2',
        item.isPlanned ? 'text-note text-sand/75' : 'text-sand text-ui',
        'transition-colors duration-150 hover:text-steam aria-[current=page]:border-ember aria-[current=page]:text-steam',
        // Forced colors make transparent borders visible.
        'forced-colors:not-aria-[current=page]:border-[Canvas]',
        isRail ? 'justify-center pr-0.5' : 'px-5.5',
      )}
    >
      <item.icon size={18} strokeWidth={1.5} aria-hidden="true" className="shrink-0" />
      {!isRail && <span>{item.title}</span>}
    </NavLink>
  )
}

function Account({ isRail }: { isRail: boolean }) {
  const { user } = useAuth()
  const { signOut, isBusy, question } = useSignOut()

  return (
    <div
      className={cx(
        'mt-4 flex shrink-0 items-center gap-3 border-basalt border-t py-4',
        isRail ? 'justify-center' : 'pr-3.5 pl-6',
      )}
    >
      {!isRail && (
        <div className="min-w-0 flex-1">
          <p className="truncate text-note" data-tooltip="">
            {user?.email}
          </p>
          <p className="text-fine text-sand">Administrator</p>
        </div>
      )}
      <button
        type="button"
        aria-label="Sign out"
        data-tooltip={isRail ? `Sign out ${user?.email}` : 'Sign out'}
        data-tooltip-side={isRail ? 'right' : undefined}
        disabled={isBusy}
        onClick={signOut}
        className="grid size-11 shrink-0 cursor-pointer place-items-center text-sand transition-colors duration-150 hover:text-steam"
      >
        <LogOut size={18} strokeWidth={1.5} aria-hidden="true" />
      </button>
      {question}
    </div>
  )
}

/** The name of an icon in the collapsed sidebar, for screen readers and as a tooltip. */
const railName = (name: string) => ({
  'aria-label': name,
  'data-tooltip': name,
  'data-tooltip-side': 'right',
})
