// Generated from supabase/migrations by `npm run db:types`.
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  // Allows to automatically instantiate createClient with right options
  // instead of createClient<Database, { PostgrestVersion: 'XX' }>(URL, KEY)
  __InternalSupabase: {
    PostgrestVersion: '14'
  }
  public: {
    Tables: {
      equipment_catalog: {
        Row: {
          brand: string | null
          category: string
          cost: number | null
          created_at: string
          created_by: string | null
          created_via: string
          currency: string
          id: string
          image_url: string | null
          lead_time_days: number | null
          maintenance_requirements: string | null
          maintenance_schedule: string | null
          model: string | null
          name: string
          notes: string | null
          power_requirements: string | null
          space_requirements: string | null
          specifications: NonNullable<Json>
          supplier: string | null
          supplier_contact: string | null
          updated_at: string
          warranty_months: number | null
          water_requirements: string | null
        }
        Insert: {
          brand?: string | null
          category?: string
          cost?: number | null
          created_at?: string
          created_by?: string | null
          created_via?: string
          currency?: string
          id?: string
          image_url?: string | null
          lead_time_days?: number | null
          maintenance_requirements?: string | null
          maintenance_schedule?: string | null
          model?: string | null
          name: string
          notes?: string | null
          power_requirements?: string | null
          space_requirements?: string | null
          specifications?: NonNullable<Json>
          supplier?: string | null
          supplier_contact?: string | null
          updated_at?: string
          warranty_months?: number | null
          water_requirements?: string | null
        }
        Update: {
          brand?: string | null
          category?: string
          cost?: number | null
          created_at?: string
          created_by?: string | null
          created_via?: string
          currency?: string
          id?: string
          image_url?: string | null
          lead_time_days?: number | null
          maintenance_requirements?: string | null
          maintenance_schedule?: string | null
          model?: string | null
          name?: string
          notes?: string | null
          power_requirements?: string | null
          space_requirements?: string | null
          specifications?: NonNullable<Json>
          supplier?: string | null
          supplier_contact?: string | null
          updated_at?: string
          warranty_months?: number | null
          water_requirements?: string | null
        }
        Relationships: []
      }
      equipment_history: {
        Row: {
          action: string
          after: Json | null
          before: Json | null
          change_id: string
          changed_at: string
          changed_by: string | null
          changed_by_email: string | null
          changed_client: string | null
          changed_via: string
          equipment_id: string
          id: number
          is_first_of_change: boolean
          undoes: string | null
        }
        Insert: {
          action: string
          after?: Json | null
          before?: Json | null
          change_id: string
          changed_at?: string
          changed_by?: string | null
          changed_by_email?: string | null
          changed_client?: string | null
          changed_via?: string
          equipment_id: string
          id?: never
          is_first_of_change: boolean
          undoes?: string | null
        }
        Update: {
          action?: string
          after?: Json | null
          before?: Json | null
          change_id?: string
          changed_at?: string
          changed_by?: string | null
          changed_by_email?: string | null
          changed_client?: string | null
          changed_via?: string
          equipment_id?: string
          id?: never
          is_first_of_change?: boolean
          undoes?: string | null
        }
        Relationships: []
      }
      newsletter_subscribers: {
        Row: {
          created_at: string
          email: string
          id: string
          source: string
        }
        Insert: {
          created_at?: string
          email: string
          id?: string
          source?: string
        }
        Update: {
          created_at?: string
          email?: string
          id?: string
          source?: string
        }
        Relationships: []
      }
      project_history: {
        Row: {
          action: string
          after: Json | null
          before: Json | null
          change_id: string
          changed_at: string
          changed_by: string | null
          changed_by_email: string | null
          changed_via: string
          id: number
          line_id: string | null
          project_id: string
          undoes: string | null
        }
        Insert: {
          action: string
          after?: Json | null
          before?: Json | null
          change_id: string
          changed_at?: string
          changed_by?: string | null
          changed_by_email?: string | null
          changed_via?: string
          id?: never
          line_id?: string | null
          project_id: string
          undoes?: string | null
        }
        Update: {
          action?: string
          after?: Json | null
          before?: Json | null
          change_id?: string
          changed_at?: string
          changed_by?: string | null
          changed_by_email?: string | null
          changed_via?: string
          id?: never
          line_id?: string | null
          project_id?: string
          undoes?: string | null
        }
        Relationships: []
      }
      project_lines: {
        Row: {
          alternate_for: string | null
          created_at: string
          created_by: string | null
          created_via: string
          equipment_id: string
          fixed_cost: number | null
          fixed_currency: string | null
          fixed_on: string | null
          id: string
          note: string | null
          position: number
          project_id: string
          quantity: number
          room: string | null
          tag: string
          updated_at: string
        }
        Insert: {
          alternate_for?: string | null
          created_at?: string
          created_by?: string | null
          created_via?: string
          equipment_id: string
          fixed_cost?: number | null
          fixed_currency?: string | null
          fixed_on?: string | null
          id?: string
          note?: string | null
          position: number
          project_id: string
          quantity?: number
          room?: string | null
          tag: string
          updated_at?: string
        }
        Update: {
          alternate_for?: string | null
          created_at?: string
          created_by?: string | null
          created_via?: string
          equipment_id?: string
          fixed_cost?: number | null
          fixed_currency?: string | null
          fixed_on?: string | null
          id?: string
          note?: string | null
          position?: number
          project_id?: string
          quantity?: number
          room?: string | null
          tag?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'project_lines_alternate_for'
            columns: ['project_id', 'alternate_for']
            isOneToOne: false
            referencedRelation: 'project_lines'
            referencedColumns: ['project_id', 'id']
          },
          {
            foreignKeyName: 'project_lines_project_id_fkey'
            columns: ['project_id']
            isOneToOne: false
            referencedRelation: 'projects'
            referencedColumns: ['id']
          },
        ]
      }
      project_revisions: {
        Row: {
          id: string
          lines: NonNullable<Json>
          name: string
          project: NonNullable<Json>
          project_id: string
          saved_at: string
          saved_by_email: string | null
        }
        Insert: {
          id: string
          lines: NonNullable<Json>
          name: string
          project: NonNullable<Json>
          project_id: string
          saved_at?: string
          saved_by_email?: string | null
        }
        Update: {
          id?: string
          lines?: NonNullable<Json>
          name?: string
          project?: NonNullable<Json>
          project_id?: string
          saved_at?: string
          saved_by_email?: string | null
        }
        Relationships: []
      }
      projects: {
        Row: {
          client: string | null
          created_at: string
          created_by: string | null
          created_via: string
          id: string
          is_archived: boolean
          name: string
          notes: string | null
          number: string | null
          opening_date: string | null
          place: string | null
          revision: string | null
          service: string
          simultaneity: number
          updated_at: string
        }
        Insert: {
          client?: string | null
          created_at?: string
          created_by?: string | null
          created_via?: string
          id?: string
          is_archived?: boolean
          name: string
          notes?: string | null
          number?: string | null
          opening_date?: string | null
          place?: string | null
          revision?: string | null
          service?: string
          simultaneity?: number
          updated_at?: string
        }
        Update: {
          client?: string | null
          created_at?: string
          created_by?: string | null
          created_via?: string
          id?: string
          is_archived?: boolean
          name?: string
          notes?: string | null
          number?: string | null
          opening_date?: string | null
          place?: string | null
          revision?: string | null
          service?: string
          simultaneity?: number
          updated_at?: string
        }
        Relationships: []
      }
    }
    Views: {
      deleted_equipment: {
        Row: {
          action: string
          after: Json | null
          before: Json | null
          change_id: string
          changed_at: string
          changed_by: string | null
          changed_by_email: string | null
          changed_client: string | null
          changed_via: string
          equipment_id: string
          id: number
          is_first_of_change: boolean
          undoes: string | null
        }
        Insert: {
          action?: string | null
          after?: Json | null
          before?: Json | null
          change_id?: string | null
          changed_at?: string | null
          changed_by?: string | null
          changed_by_email?: string | null
          changed_client?: string | null
          changed_via?: string | null
          equipment_id?: string | null
          id?: number | null
          is_first_of_change?: boolean | null
          undoes?: string | null
        }
        Update: {
          action?: string | null
          after?: Json | null
          before?: Json | null
          change_id?: string | null
          changed_at?: string | null
          changed_by?: string | null
          changed_by_email?: string | null
          changed_client?: string | null
          changed_via?: string | null
          equipment_id?: string | null
          id?: number | null
          is_first_of_change?: boolean | null
          undoes?: string | null
        }
        Relationships: []
      }
      equipment_activity: {
        Row: {
          action: string
          after: Json | null
          as_deleted: Json | null
          before: Json | null
          can_be_undone: boolean | null
          change_id: string
          changed_at: string
          changed_by: string | null
          changed_by_email: string | null
          changed_client: string | null
          changed_via: string
          equipment_id: string
          id: number
          is_first_of_change: boolean
          is_in_catalog: boolean | null
          others: number | null
          others_alike: number | null
          restores: boolean | null
          undoes: string | null
        }
        Relationships: []
      }
      project_items: {
        Row: {
          brand: string | null
          category: string
          cost: number | null
          created_at: string
          created_by: string | null
          created_via: string
          currency: string
          id: string
          image_url: string | null
          is_deleted: boolean | null
          lead_time_days: number | null
          maintenance_requirements: string | null
          maintenance_schedule: string | null
          model: string | null
          name: string
          notes: string | null
          power_requirements: string | null
          project_id: string
          space_requirements: string | null
          specifications: NonNullable<Json>
          supplier: string | null
          supplier_contact: string | null
          updated_at: string
          warranty_months: number | null
          water_requirements: string | null
        }
        Relationships: []
      }
    }
    Functions: {
      caller_is_staff: { Args: Record<PropertyKey, never>; Returns: boolean }
      change_equipment: {
        Args: {
          change: Json
          change_id: string
          ids: string[]
          updated_at: string[]
        }
        Returns: number
      }
      delete_equipment: {
        Args: { change_id: string; ids: string[] }
        Returns: number
      }
      delete_project: {
        Args: { change_id: string; project_id: string; updated_at: string }
        Returns: number
      }
      disconnect_connector: { Args: { session_id: string }; Returns: boolean }
      import_equipment: {
        Args: { added: Json; change_id: string; changed: Json }
        Returns: number
      }
      list_connectors: {
        Args: Record<PropertyKey, never>
        Returns: {
          client: string
          id: string
          last_used: string
          since: string
        }[]
      }
      register_connector: { Args: { client: string }; Returns: string }
      restore_equipment: {
        Args: { change_id: string; entry_id: number; updated_at?: string }
        Returns: number
      }
      save_project: {
        Args: {
          added?: Json
          change_id: string
          changed?: Json
          project: Json
          removed?: Json
        }
        Returns: {
          alternate_for: string | null
          created_at: string
          created_by: string | null
          created_via: string
          equipment_id: string
          fixed_cost: number | null
          fixed_currency: string | null
          fixed_on: string | null
          id: string
          note: string | null
          position: number
          project_id: string
          quantity: number
          room: string | null
          tag: string
          updated_at: string
        }[]
        SetofOptions: {
          from: '*'
          to: 'project_lines'
          isOneToOne: false
          isSetofReturn: true
        }
      }
      save_revision: {
        Args: {
          change_id: string
          name: string
          project_id: string
          updated_at: string
        }
        Returns: number
      }
      staff_names: {
        Args: Record<PropertyKey, never>
        Returns: {
          email: string
          full_name: string
        }[]
      }
      undo_change: {
        Args: { change_id: string; undone_change_id: string }
        Returns: number
      }
    }
    Enums: {
      [_ in never]: never
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, 'public'>]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])
    : never = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    ? (DefaultSchema['Tables'] & DefaultSchema['Views'])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R
      }
      ? R
      : never
    : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema['Tables']
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I
      }
      ? I
      : never
    : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema['Tables']
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U
      }
      ? U
      : never
    : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema['Enums']
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums']
    : never = never,
> = DefaultSchemaEnumNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums'][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums']
    ? DefaultSchema['Enums'][DefaultSchemaEnumNameOrOptions]
    : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema['CompositeTypes']
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes']
    : never = never,
> = PublicCompositeTypeNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes'][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema['CompositeTypes']
    ? DefaultSchema['CompositeTypes'][PublicCompositeTypeNameOrOptions]
    : never

export const Constants = {
  public: {
    Enums: {},
  },
} as const
