import type { ComponentProps } from 'react'

/*
 * A table whose parts may be laid out as a grid or as cards: browsers drop a table element's own role when its
 * display changes, so every role is written out.
 */

export function Table(props: ComponentProps<'table'>) {
  return <table role="table" {...props} />
}

export function TableHead(props: ComponentProps<'thead'>) {
  return <thead role="rowgroup" {...props} />
}

export function TableBody(props: ComponentProps<'tbody'>) {
  return <tbody role="rowgroup" {...props} />
}

export function TableRow(props: ComponentProps<'tr'>) {
  return <tr role="row" {...props} />
}

export function ColumnHeader(props: ComponentProps<'th'>) {
  return <th role="columnheader" scope="col" {...props} />
}

export function RowHeader({ role = 'rowheader', ...rest }: ComponentProps<'th'>) {
  return <th role={role} scope="row" {...rest} />
}

export function TableCell(props: ComponentProps<'td'>) {
  return <td role="cell" {...props} />
}
