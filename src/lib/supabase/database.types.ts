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
          change_id: string | null
          changed_at: string
          changed_by: string | null
          changed_by_email: string | null
          changed_via: string
          equipment_id: string
          id: number
        }
        Insert: {
          action: string
          after?: Json | null
          before?: Json | null
          change_id?: string | null
          changed_at?: string
          changed_by?: string | null
          changed_by_email?: string | null
          changed_via?: string
          equipment_id: string
          id?: never
        }
        Update: {
          action?: string
          after?: Json | null
          before?: Json | null
          change_id?: string | null
          changed_at?: string
          changed_by?: string | null
          changed_by_email?: string | null
          changed_via?: string
          equipment_id?: string
          id?: never
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
    }
    Views: {
      deleted_equipment: {
        Row: {
          action: string
          after: Json | null
          before: Json | null
          change_id: string | null
          changed_at: string
          changed_by: string | null
          changed_by_email: string | null
          changed_via: string
          equipment_id: string
          id: number
        }
        Insert: {
          action?: string | null
          after?: Json | null
          before?: Json | null
          change_id?: string | null
          changed_at?: string | null
          changed_by?: string | null
          changed_by_email?: string | null
          changed_via?: string | null
          equipment_id?: string | null
          id?: number | null
        }
        Update: {
          action?: string | null
          after?: Json | null
          before?: Json | null
          change_id?: string | null
          changed_at?: string | null
          changed_by?: string | null
          changed_by_email?: string | null
          changed_via?: string | null
          equipment_id?: string | null
          id?: number | null
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
          change_id: string | null
          changed_at: string
          changed_by: string | null
          changed_by_email: string | null
          changed_via: string
          equipment_id: string
          id: number
          is_in_catalog: boolean | null
          leads: boolean | null
          others: number | null
          others_alike: number | null
          restores: boolean | null
        }
        Insert: {
          action?: string | null
          after?: Json | null
          as_deleted?: never
          before?: Json | null
          can_be_undone?: never
          change_id?: string | null
          changed_at?: string | null
          changed_by?: string | null
          changed_by_email?: string | null
          changed_via?: string | null
          equipment_id?: string | null
          id?: number | null
          is_in_catalog?: never
          leads?: never
          others?: never
          others_alike?: never
          restores?: never
        }
        Update: {
          action?: string | null
          after?: Json | null
          as_deleted?: never
          before?: Json | null
          can_be_undone?: never
          change_id?: string | null
          changed_at?: string | null
          changed_by?: string | null
          changed_by_email?: string | null
          changed_via?: string | null
          equipment_id?: string | null
          id?: number | null
          is_in_catalog?: never
          leads?: never
          others?: never
          others_alike?: never
          restores?: never
        }
        Relationships: []
      }
    }
    Functions: {
      caller_is_staff: { Args: Record<PropertyKey, never>; Returns: boolean }
      change_equipment: {
        Args: { change: Json; ids: string[]; updated_at?: string[] }
        Returns: {
          action: string
          after: Json | null
          before: Json | null
          change_id: string | null
          changed_at: string
          changed_by: string | null
          changed_by_email: string | null
          changed_via: string
          equipment_id: string
          id: number
        }[]
        SetofOptions: {
          from: '*'
          to: 'equipment_history'
          isOneToOne: false
          isSetofReturn: true
        }
      }
      delete_equipment: {
        Args: { ids: string[] }
        Returns: {
          action: string
          after: Json | null
          before: Json | null
          change_id: string | null
          changed_at: string
          changed_by: string | null
          changed_by_email: string | null
          changed_via: string
          equipment_id: string
          id: number
        }[]
        SetofOptions: {
          from: '*'
          to: 'equipment_history'
          isOneToOne: false
          isSetofReturn: true
        }
      }
      import_equipment: {
        Args: { added: Json; changed: Json }
        Returns: string
      }
      restore_equipment: {
        Args: { entry_id: number; updated_at?: string }
        Returns: {
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
        SetofOptions: {
          from: '*'
          to: 'equipment_catalog'
          isOneToOne: true
          isSetofReturn: false
        }
      }
      undo_change: {
        Args: { change_id: string }
        Returns: {
          action: string
          after: Json | null
          before: Json | null
          change_id: string | null
          changed_at: string
          changed_by: string | null
          changed_by_email: string | null
          changed_via: string
          equipment_id: string
          id: number
        }[]
        SetofOptions: {
          from: '*'
          to: 'equipment_history'
          isOneToOne: false
          isSetofReturn: true
        }
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
