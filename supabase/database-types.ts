// Generated from supabase/migrations by `npm run types`; `npm run types -- --check` tells whether it is up to date.
// A text column whose check constraint lists its values has those values as its type. Types only: no code here.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      achievement_catalog: {
        Row: {
          code: string;
          description: string;
          icon: string;
          id: string;
          name: string;
          points: number;
          rule: Json;
        };
        Insert: {
          code: string;
          description: string;
          icon: string;
          id?: string;
          name: string;
          points: number;
          rule?: Json;
        };
        Update: {
          code?: string;
          description?: string;
          icon?: string;
          id?: string;
          name?: string;
          points?: number;
          rule?: Json;
        };
        Relationships: [];
      };
      conversations: {
        Row: {
          ai_response: string;
          ask: string | null;
          condition: string | null;
          created_at: string;
          id: string;
          query: string;
          session_id: string;
          suggested_herbs: string[];
          triage: "emergency" | "crisis" | "urgent" | "routine";
          unhelpful_reason: "wrong" | "not what I asked" | "too long" | "something missing" | null;
          user_id: string | null;
          was_helpful: boolean | null;
        };
        Insert: {
          ai_response: string;
          ask?: string | null;
          condition?: string | null;
          created_at?: string;
          id?: string;
          query: string;
          session_id: string;
          suggested_herbs?: string[];
          triage: "emergency" | "crisis" | "urgent" | "routine";
          unhelpful_reason?: "wrong" | "not what I asked" | "too long" | "something missing" | null;
          user_id?: string | null;
          was_helpful?: boolean | null;
        };
        Update: {
          ai_response?: string;
          ask?: string | null;
          condition?: string | null;
          created_at?: string;
          id?: string;
          query?: string;
          session_id?: string;
          suggested_herbs?: string[];
          triage?: "emergency" | "crisis" | "urgent" | "routine";
          unhelpful_reason?: "wrong" | "not what I asked" | "too long" | "something missing" | null;
          user_id?: string | null;
          was_helpful?: boolean | null;
        };
        Relationships: [];
      };
      game_scores: {
        Row: {
          created_at: string;
          daily_on: string | null;
          dealt_at: string | null;
          difficulty: "easy" | "medium" | "hard";
          game_type: string;
          id: string;
          metadata: Json;
          played_at: string;
          round_id: string;
          score: number;
          sent_at: string | null;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          daily_on?: string | null;
          dealt_at?: string | null;
          difficulty: "easy" | "medium" | "hard";
          game_type: string;
          id?: string;
          metadata?: Json;
          played_at?: string;
          round_id?: string;
          score: number;
          sent_at?: string | null;
          user_id?: string;
        };
        Update: {
          created_at?: string;
          daily_on?: string | null;
          dealt_at?: string | null;
          difficulty?: "easy" | "medium" | "hard";
          game_type?: string;
          id?: string;
          metadata?: Json;
          played_at?: string;
          round_id?: string;
          score?: number;
          sent_at?: string | null;
          user_id?: string;
        };
        Relationships: [];
      };
      herb_effectiveness_stats: {
        Row: {
          herb_name: string;
          times_helpful: number;
          times_suggested: number;
          times_unhelpful: number;
        };
        Insert: {
          herb_name: string;
          times_helpful?: number;
          times_suggested?: number;
          times_unhelpful?: number;
        };
        Update: {
          herb_name?: string;
          times_helpful?: number;
          times_suggested?: number;
          times_unhelpful?: number;
        };
        Relationships: [];
      };
      leaderboard_scores: {
        Row: {
          achievements_count: number;
          display_name: string | null;
          testimonials_count: number;
          total_points: number;
          user_id: string;
        };
        Insert: {
          achievements_count?: number;
          display_name?: string | null;
          testimonials_count?: number;
          total_points?: number;
          user_id: string;
        };
        Update: {
          achievements_count?: number;
          display_name?: string | null;
          testimonials_count?: number;
          total_points?: number;
          user_id?: string;
        };
        Relationships: [];
      };
      plant_of_the_day: {
        Row: {
          featured_date: string;
          plant_id: string;
          special_content: string | null;
        };
        Insert: {
          featured_date: string;
          plant_id: string;
          special_content?: string | null;
        };
        Update: {
          featured_date?: string;
          plant_id?: string;
          special_content?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "plant_of_the_day_plant_id_fkey";
            columns: ["plant_id"];
            isOneToOne: false;
            referencedRelation: "plants";
            referencedColumns: ["id"];
          },
        ];
      };
      plants: {
        Row: {
          availability: "Common" | "Seasonal" | "Regional" | "Rare" | null;
          card_text: string | null;
          category_tags: string[];
          claims_read: number;
          claims_total: number;
          common_name: string;
          creole_names: string[];
          cultural_origin: string[];
          description: string;
          difficulty_level: "Easy" | "Moderate" | "Difficult" | null;
          fun_facts: string[];
          growing_info: Json;
          guyanese_names: Json;
          habitat: string | null;
          hazard: "none" | "caution" | "dangerous";
          history: string | null;
          id: string;
          image_alt: string | null;
          images: string[];
          look_alikes: Json;
          mistaken_for: string[];
          modern_research: string | null;
          of_the_day: string[];
          plant_family: string | null;
          preparation_limits: Json;
          preparation_methods: Json;
          pronunciation: string | null;
          recognise: string | null;
          related_plants: string[];
          safety: Json;
          safety_warnings: string | null;
          scientific_name: string;
          search_words: string | null;
          sources: Json;
          symptoms_treated: string[];
          synonyms: string[];
          traditional_uses: string | null;
          uses: Json;
          view_count: number;
          warning_first: string | null;
        };
        Insert: {
          availability?: "Common" | "Seasonal" | "Regional" | "Rare" | null;
          category_tags?: string[];
          claims_read?: number;
          claims_total?: number;
          common_name: string;
          creole_names?: string[];
          cultural_origin?: string[];
          description: string;
          difficulty_level?: "Easy" | "Moderate" | "Difficult" | null;
          fun_facts?: string[];
          growing_info?: Json;
          guyanese_names?: Json;
          habitat?: string | null;
          hazard?: "none" | "caution" | "dangerous";
          history?: string | null;
          id: string;
          image_alt?: string | null;
          images?: string[];
          look_alikes?: Json;
          mistaken_for?: string[];
          modern_research?: string | null;
          of_the_day?: string[];
          plant_family?: string | null;
          preparation_limits?: Json;
          preparation_methods?: Json;
          pronunciation?: string | null;
          recognise?: string | null;
          related_plants?: string[];
          safety?: Json;
          safety_warnings?: string | null;
          scientific_name: string;
          sources?: Json;
          symptoms_treated?: string[];
          synonyms?: string[];
          traditional_uses?: string | null;
          uses?: Json;
          view_count?: number;
          warning_first?: string | null;
        };
        Update: {
          availability?: "Common" | "Seasonal" | "Regional" | "Rare" | null;
          category_tags?: string[];
          claims_read?: number;
          claims_total?: number;
          common_name?: string;
          creole_names?: string[];
          cultural_origin?: string[];
          description?: string;
          difficulty_level?: "Easy" | "Moderate" | "Difficult" | null;
          fun_facts?: string[];
          growing_info?: Json;
          guyanese_names?: Json;
          habitat?: string | null;
          hazard?: "none" | "caution" | "dangerous";
          history?: string | null;
          id?: string;
          image_alt?: string | null;
          images?: string[];
          look_alikes?: Json;
          mistaken_for?: string[];
          modern_research?: string | null;
          of_the_day?: string[];
          plant_family?: string | null;
          preparation_limits?: Json;
          preparation_methods?: Json;
          pronunciation?: string | null;
          recognise?: string | null;
          related_plants?: string[];
          safety?: Json;
          safety_warnings?: string | null;
          scientific_name?: string;
          sources?: Json;
          symptoms_treated?: string[];
          synonyms?: string[];
          traditional_uses?: string | null;
          uses?: Json;
          view_count?: number;
          warning_first?: string | null;
        };
        Relationships: [];
      };
      profiles: {
        Row: {
          created_at: string;
          display_name: string | null;
          id: string;
          on_leaderboard: boolean;
          updated_at: string;
        };
        Insert: {
          created_at?: string;
          display_name?: string | null;
          id: string;
          on_leaderboard?: boolean;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          display_name?: string | null;
          id?: string;
          on_leaderboard?: boolean;
          updated_at?: string;
        };
        Relationships: [];
      };
      push_subscriptions: {
        Row: {
          auth: string;
          created_at: string;
          endpoint: string;
          id: string;
          p256dh: string;
          session_id: string | null;
          user_id: string;
        };
        Insert: {
          auth: string;
          created_at?: string;
          endpoint: string;
          id?: string;
          p256dh: string;
          session_id?: string | null;
          user_id?: string;
        };
        Update: {
          auth?: string;
          created_at?: string;
          endpoint?: string;
          id?: string;
          p256dh?: string;
          session_id?: string | null;
          user_id?: string;
        };
        Relationships: [];
      };
      quiz_memory: {
        Row: {
          answered_at: string;
          box: number;
          game: string;
          plant_id: string;
          user_id: string;
        };
        Insert: {
          answered_at: string;
          box: number;
          game?: string;
          plant_id: string;
          user_id?: string;
        };
        Update: {
          answered_at?: string;
          box?: number;
          game?: string;
          plant_id?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "quiz_memory_plant_id_fkey";
            columns: ["plant_id"];
            isOneToOne: false;
            referencedRelation: "plants";
            referencedColumns: ["id"];
          },
        ];
      };
      reminder_deliveries: {
        Row: {
          attempts: number;
          claimed_until: string | null;
          created_at: string;
          done_at: string | null;
          due_at: string;
          id: string;
          kind: "reminder" | "plant-of-the-day";
          local_day: string;
          mail_id: string | null;
          missed_because: "late" | "no-device" | "no-address" | "failed" | null;
          reminder_id: string | null;
          send_at: string;
          sent_at: string | null;
          snoozes: number;
          status: "waiting" | "sent" | "missed";
          time_zone: string;
          title: string;
          user_id: string;
        };
        Insert: {
          attempts?: number;
          claimed_until?: string | null;
          created_at?: string;
          done_at?: string | null;
          due_at: string;
          id?: string;
          kind?: "reminder" | "plant-of-the-day";
          local_day: string;
          mail_id?: string | null;
          missed_because?: "late" | "no-device" | "no-address" | "failed" | null;
          reminder_id?: string | null;
          send_at: string;
          sent_at?: string | null;
          snoozes?: number;
          status?: "waiting" | "sent" | "missed";
          time_zone: string;
          title: string;
          user_id: string;
        };
        Update: {
          attempts?: number;
          claimed_until?: string | null;
          created_at?: string;
          done_at?: string | null;
          due_at?: string;
          id?: string;
          kind?: "reminder" | "plant-of-the-day";
          local_day?: string;
          mail_id?: string | null;
          missed_because?: "late" | "no-device" | "no-address" | "failed" | null;
          reminder_id?: string | null;
          send_at?: string;
          sent_at?: string | null;
          snoozes?: number;
          status?: "waiting" | "sent" | "missed";
          time_zone?: string;
          title?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "reminder_deliveries_reminder_id_fkey";
            columns: ["reminder_id"];
            isOneToOne: false;
            referencedRelation: "user_reminders";
            referencedColumns: ["id"];
          },
        ];
      };
      reminder_settings: {
        Row: {
          channel: "push" | "email";
          created_at: string;
          plant_counts_from: string;
          plant_next_at: string | null;
          plant_of_the_day: boolean;
          plant_time: string;
          private_titles: boolean;
          time_zone: string;
          user_id: string;
        };
        Insert: {
          channel?: "push" | "email";
          created_at?: string;
          plant_counts_from?: string;
          plant_next_at?: string | null;
          plant_of_the_day?: boolean;
          plant_time?: string;
          private_titles?: boolean;
          time_zone?: string;
          user_id?: string;
        };
        Update: {
          channel?: "push" | "email";
          created_at?: string;
          plant_counts_from?: string;
          plant_next_at?: string | null;
          plant_of_the_day?: boolean;
          plant_time?: string;
          private_titles?: boolean;
          time_zone?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      reports: {
        Row: {
          block: string | null;
          body: string;
          created_at: string;
          id: string;
          network: string | null;
          plant_id: string;
          status: "open" | "closed";
          testimonial_id: string | null;
          user_id: string | null;
        };
        Insert: {
          block?: string | null;
          body: string;
          created_at?: string;
          id?: string;
          network?: string | null;
          plant_id: string;
          status?: "open" | "closed";
          testimonial_id?: string | null;
          user_id?: string | null;
        };
        Update: {
          block?: string | null;
          body?: string;
          created_at?: string;
          id?: string;
          network?: string | null;
          plant_id?: string;
          status?: "open" | "closed";
          testimonial_id?: string | null;
          user_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "reports_plant_id_fkey";
            columns: ["plant_id"];
            isOneToOne: false;
            referencedRelation: "plants";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "reports_testimonial_id_fkey";
            columns: ["testimonial_id"];
            isOneToOne: false;
            referencedRelation: "testimonials";
            referencedColumns: ["id"];
          },
        ];
      };
      testimonials: {
        Row: {
          body: string;
          created_at: string;
          display_name: string | null;
          id: string;
          plant_id: string;
          published_at: string | null;
          status: "pending" | "published" | "rejected";
          user_id: string;
        };
        Insert: {
          body: string;
          created_at?: string;
          display_name?: string | null;
          id?: string;
          plant_id: string;
          published_at?: string | null;
          status?: "pending" | "published" | "rejected";
          user_id?: string;
        };
        Update: {
          body?: string;
          created_at?: string;
          display_name?: string | null;
          id?: string;
          plant_id?: string;
          published_at?: string | null;
          status?: "pending" | "published" | "rejected";
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "testimonials_plant_id_fkey";
            columns: ["plant_id"];
            isOneToOne: false;
            referencedRelation: "plants";
            referencedColumns: ["id"];
          },
        ];
      };
      user_achievements: {
        Row: {
          achievement_type: string;
          announced_at: string | null;
          created_at: string;
          id: string;
          metadata: Json;
          user_id: string;
        };
        Insert: {
          achievement_type: string;
          announced_at?: string | null;
          created_at?: string;
          id?: string;
          metadata?: Json;
          user_id?: string;
        };
        Update: {
          achievement_type?: string;
          announced_at?: string | null;
          created_at?: string;
          id?: string;
          metadata?: Json;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "user_achievements_achievement_type_fkey";
            columns: ["achievement_type"];
            isOneToOne: false;
            referencedRelation: "achievement_catalog";
            referencedColumns: ["code"];
          },
        ];
      };
      user_analytics_events: {
        Row: {
          created_at: string;
          event_type: "page_view" | "condition_viewed" | "game_started" | "ai_query" | "plant_history_viewed";
          id: number;
          metadata: Json;
          plant_id: string | null;
          user_id: string | null;
        };
        Insert: {
          created_at?: string;
          event_type: "page_view" | "condition_viewed" | "game_started" | "ai_query" | "plant_history_viewed";
          metadata?: Json;
          plant_id?: string | null;
          user_id?: string | null;
        };
        Update: {
          created_at?: string;
          event_type?: "page_view" | "condition_viewed" | "game_started" | "ai_query" | "plant_history_viewed";
          metadata?: Json;
          plant_id?: string | null;
          user_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "user_analytics_events_plant_id_fkey";
            columns: ["plant_id"];
            isOneToOne: false;
            referencedRelation: "plants";
            referencedColumns: ["id"];
          },
        ];
      };
      user_plant_interactions: {
        Row: {
          bookmarked: boolean;
          created_at: string;
          explored_at: string | null;
          plant_id: string;
          user_id: string;
          viewed_at: string | null;
        };
        Insert: {
          bookmarked?: boolean;
          created_at?: string;
          explored_at?: string | null;
          plant_id: string;
          user_id?: string;
          viewed_at?: string | null;
        };
        Update: {
          bookmarked?: boolean;
          created_at?: string;
          explored_at?: string | null;
          plant_id?: string;
          user_id?: string;
          viewed_at?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "user_plant_interactions_plant_id_fkey";
            columns: ["plant_id"];
            isOneToOne: false;
            referencedRelation: "plants";
            referencedColumns: ["id"];
          },
        ];
      };
      user_reminders: {
        Row: {
          active: boolean;
          counts_from: string;
          created_at: string;
          description: string | null;
          frequency: "daily" | "weekly" | "as-needed";
          id: string;
          next_due_at: string | null;
          reminder_time: string;
          time_zone: string;
          title: string;
          user_id: string;
          weekday: number | null;
        };
        Insert: {
          active?: boolean;
          counts_from?: string;
          created_at?: string;
          description?: string | null;
          frequency?: "daily" | "weekly" | "as-needed";
          id?: string;
          next_due_at?: string | null;
          reminder_time?: string;
          time_zone?: string;
          title: string;
          user_id?: string;
          weekday?: number | null;
        };
        Update: {
          active?: boolean;
          counts_from?: string;
          created_at?: string;
          description?: string | null;
          frequency?: "daily" | "weekly" | "as-needed";
          id?: string;
          next_due_at?: string | null;
          reminder_time?: string;
          time_zone?: string;
          title?: string;
          user_id?: string;
          weekday?: number | null;
        };
        Relationships: [];
      };
      user_roles: {
        Row: {
          created_at: string;
          role: "admin";
          user_id: string;
        };
        Insert: {
          created_at?: string;
          role: "admin";
          user_id: string;
        };
        Update: {
          created_at?: string;
          role?: "admin";
          user_id?: string;
        };
        Relationships: [];
      };
    };
    Views: { [name in never]: never };
    Functions: {
      admin_feedback: { Args: Record<PropertyKey, never>; Returns: Json };
      admin_figures: { Args: Record<PropertyKey, never>; Returns: Json };
      announce_achievements: { Args: Record<PropertyKey, never>; Returns: { code: string; name: string; description: string; icon: string; points: number }[] };
      answer_reminder: { Args: { delivery_id: string; answer: string }; Returns: string };
      deal_daily_round: { Args: Record<PropertyKey, never>; Returns: { round_id: string; day: string }[] };
      deal_rounds: { Args: { how_many: number }; Returns: string[] };
      delete_my_account: { Args: Record<PropertyKey, never>; Returns: undefined };
      export_my_data: { Args: Record<PropertyKey, never>; Returns: Json };
      forget_device: { Args: { endpoint: string }; Returns: undefined };
      increment_plant_views: { Args: { plant_id_param: string }; Returns: undefined };
      keep_device: { Args: { endpoint: string; p256dh: string; auth: string }; Returns: undefined };
      leaderboard_top: { Args: { period: string }; Returns: { user_id: string; display_name: string; total_points: number; achievements_count: number; testimonials_count: number }[] };
      log_reminder: { Args: { reminder_id: string }; Returns: string };
      my_achievement_progress: { Args: Record<PropertyKey, never>; Returns: Json };
      my_daily_challenge: { Args: Record<PropertyKey, never>; Returns: Json };
      my_exploration: { Args: Record<PropertyKey, never>; Returns: Json };
      my_leaderboard_standing: { Args: { period?: string }; Returns: Json };
      my_reminder_days: { Args: Record<PropertyKey, never>; Returns: { day: string; rung: number; done: number; missed: number }[] };
      my_sessions: { Args: Record<PropertyKey, never>; Returns: { id: string; created_at: string; last_active_at: string; user_agent: string; ip: string; aal: string; is_current: boolean }[] };
      sign_out_session: { Args: { session_id: string }; Returns: boolean };
    };
    Enums: { [name in never]: never };
    CompositeTypes: { [name in never]: never };
  };
};

type Schema = Database["public"];

/** A row as it is read. */
export type Tables<Name extends keyof Schema["Tables"]> = Schema["Tables"][Name]["Row"];
/** A row as it is inserted: columns with a default are optional. */
export type TablesInsert<Name extends keyof Schema["Tables"]> = Schema["Tables"][Name]["Insert"];
export type TablesUpdate<Name extends keyof Schema["Tables"]> = Schema["Tables"][Name]["Update"];
