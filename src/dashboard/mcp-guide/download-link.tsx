import { downloads, type Form } from '@/content/mcp-catalog'
import { ButtonLink } from '@/ui/button'

type Props = { form: Form; variant?: 'primary' | 'secondary'; className?: string }

/** Downloads the catalog connector from the site's own address. */
export function DownloadLink({ form, variant = 'primary', className }: Props) {
  const { href, file, label } = downloads[form]
  return (
    <ButtonLink to={href} reloadDocument download={file} {...{ variant, className }}>
      {label}
    </ButtonLink>
  )
}
