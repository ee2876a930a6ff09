// Generated from openapi.yaml by tools/generateTypes.ts. Do not edit.

export interface paths {
    "/api/auth/user/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a user account
         * @description Creates an unverified account and sends a verification code to the email address. Specification sections 3, 5; rulings 80, 87.
         */
        post: operations["signUpUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/user/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log a user in
         * @description Returns the bearer token for user operations. `rememberMe` is sent as false (ruling 72). An unverified email address is rejected with a message that contains 'verify' (ruling 76), or reported by `emailVerified` when the server sends it (ruling 75).
         */
        post: operations["logInUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/user/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the user's session
         * @description The client clears its tokens whatever the response (specification section 4).
         */
        post: operations["logOutUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/agent/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an agent account
         * @description Creates an unverified account and sends a verification code to the email address. The business name is optional here and required when the profile is edited (ruling 84). An ID document is never sent (ruling 83).
         */
        post: operations["signUpAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/agent/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log an agent in
         * @description Returns the bearer token for agent operations. The client redirects an agent whose `emailVerified` is false to verify-email and does not store the token (ruling 74).
         */
        post: operations["logInAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/agent/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the agent's session
         * @description The client clears its tokens whatever the response (specification section 4).
         */
        post: operations["logOutAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/verify-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify an email address with the code sent to it
         * @description The same operation for users and agents (ruling 81). The client sends the code under both names (ruling 78); a code has at most 6 characters of any kind (ruling 79).
         */
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/resend-verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a new verification code
         * @description The same operation for users and agents; the earlier code becomes invalid.
         */
        post: operations["resendVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in user's record
         * @description Requested at the start of a visit when a user token is stored; a failure is not shown (ruling 93).
         */
        get: operations["getUserProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agent/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in agent's record
         * @description Contains the plan and the listing count. Subscription records may be in the agent or beside it, as a list or as one record (ruling 97); the latest expiry counts.
         */
        get: operations["getOwnAgentProfile"];
        /**
         * Change the signed-in agent's record
         * @description Contains the changed fields only; the email address cannot change (specification section 6).
         */
        put: operations["updateAgentProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agent/profile/image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the signed-in agent's profile image
         * @description Any image type, at most 5 x 1024 x 1024 bytes (specification section 5, ruling 130).
         */
        post: operations["uploadAgentProfileImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agent/properties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in agent's listings, in every status
         * @description All listings in one response, newest first.
         */
        get: operations["listOwnProperties"];
        put?: never;
        /**
         * Create a listing
         * @description Needs 3 to 10 photos of type JPEG, PNG or GIF, at most 5 MB each, and a plan whose listing limit is not reached. The names of lists are read with and without [] (ruling 116); empty numbers are omitted (ruling 117).
         */
        post: operations["createProperty"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agent/properties/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the listing
                 * @example listing-17
                 */
                id: components["parameters"]["PropertyId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete one of the agent's listings
         * @description Also deletes its photos and removes it from favorites.
         */
        delete: operations["deleteProperty"];
        options?: never;
        head?: never;
        /**
         * Change one of the agent's listings
         * @description Contains the changed fields only, in snake_case; empty numbers are not sent. One empty `amenities[]` removes all amenities (ruling 112).
         */
        patch: operations["updateProperty"];
        trace?: never;
    };
    "/api/agent/properties/{id}/add-image": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the listing
                 * @example listing-17
                 */
                id: components["parameters"]["PropertyId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add one photo to a listing
         * @description JPEG, PNG or GIF, at most 5 MB, at most 10 photos per listing (ruling 114).
         */
        post: operations["addPropertyImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agent/properties/image/{imageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete one photo of one of the agent's listings
         * @description Rejected when fewer than 3 photos would remain (ruling 131).
         */
        delete: operations["deletePropertyImage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agent/properties/{id}/views": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the listing
                 * @example listing-17
                 */
                id: components["parameters"]["PropertyId"];
            };
            cookie?: never;
        };
        /**
         * The view count of one of the agent's listings
         * @description Requested per listing on the dashboard of verified agents; the fallback is the listing's viewCount (ruling 109).
         */
        get: operations["getPropertyViews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/properties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All active listings
         * @description One response contains all of them, and the client filters them (rulings 35, 48). Pagination is read from data or from the root if a server sends it.
         */
        get: operations["listProperties"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/properties/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the listing
                 * @example listing-17
                 */
                id: components["parameters"]["PropertyId"];
            };
            cookie?: never;
        };
        /**
         * One listing, at data.property or at the root of the response
         * @description Also returns rented and sold listings; an inactive one is 404 for everyone but its agent (ruling 59).
         */
        get: operations["getProperty"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/properties/{id}/view": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the listing
                 * @example listing-17
                 */
                id: components["parameters"]["PropertyId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count one view of a listing
         * @description Sent once per listing and page load when half of a card is in view; needs no token, and a failure is not shown (ruling 36).
         */
        post: operations["recordPropertyView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agent/profile/{agentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The public profile of an agent
         * @description In snake_case, with the agent's active, rented and sold listings (rulings 59, 125).
         */
        get: operations["getAgentProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/favorites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The user's saved properties
         * @description Any of the four shapes of a favorites list (ruling 43).
         */
        get: operations["listUserFavorites"];
        put?: never;
        /**
         * Save a property for the user
         * @description Saving a property twice has no effect. Returns the updated list.
         */
        post: operations["addUserFavorite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/favorites/{propertyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a property from the user's favorites
         * @description A property that is already removed is 404, which the client treats as success.
         */
        delete: operations["removeUserFavorite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agent/favorites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The agent's saved properties
         * @description Any of the four shapes of a favorites list (ruling 43).
         */
        get: operations["listAgentFavorites"];
        put?: never;
        /**
         * Save a property for the agent
         * @description Saving a property twice has no effect. Returns the updated list.
         */
        post: operations["addAgentFavorite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agent/favorites/{propertyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a property from the agent's favorites
         * @description A property that is already removed is 404, which the client treats as success.
         */
        delete: operations["removeAgentFavorite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscribe/initialize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start the payment for a plan
         * @description Returns the URL of the payment page, under either name. The plan codes are configured values (ruling 95). For an agent who has already paid, `status` says so and `redirect_url` is the next page (ruling 101).
         */
        post: operations["initializeSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agent/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The agent's payments, newest first
         * @description At payments or at data.payments; each field of a payment is optional (ruling 107).
         */
        get: operations["listPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscription/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The status of a payment
         * @description Needs no token. A payment is successful when `success` is true or `status` is 'success' and neither contradicts it (ruling 104). Repeated requests have no effect (ruling 106).
         */
        get: operations["verifyPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/report-property": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a listing
         * @description Needs no account. The label of the reason is its value (ruling 69); only the server checks the fields (ruling 70).
         */
        post: operations["reportProperty"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A number or a string; compared as a string (ruling 126) */
        Id: string | number;
        /** @description Ghana cedis, as a number or as a string such as '450.00'; per month for rent */
        Price: number | string | null;
        /** @description One of the 17 documented codes, or one that this version does not know (ruling 111) */
        AmenityCode: ("self_electricity_meter" | "shared_electricity_meter" | "running_water" | "no_running_water" | "polytank_available" | "borehole_water" | "gated_compound" | "tiled_floor" | "ceiling_fan" | "air_conditioner" | "kitchen_available" | "washroom_inside_room" | "separate_washroom" | "prepaid_meter" | "walled_and_gated" | "spacious_compound" | "agents_commission_required") | string;
        /**
         * @description apartment, house, studio, shared_room, townhouse, villa, land or commercial; compared without regard to case, spaces and hyphens, and an unknown value is accepted (rulings 49, 50)
         * @example apartment
         * @example shared_room
         */
        PropertyType: string;
        /**
         * @description rent or sale
         * @example rent
         * @example sale
         */
        ListingType: string;
        /**
         * @description active, inactive, sold or rented (specification section 4); an unknown value is accepted
         * @example active
         * @example rented
         */
        PropertyStatus: string;
        /** @description A photo of a listing */
        PropertyImage: {
            id: components["schemas"]["Id"];
            /** @description A path below the storage location, or a full URL */
            url: string;
        };
        /** @description A photo in a public profile */
        PublicProfileImage: {
            id?: components["schemas"]["Id"];
            /** @description A path below the storage location, or a full URL */
            path: string;
        };
        /** @description A listing, with the fields of cards and the detail screen */
        Property: {
            id: components["schemas"]["Id"];
            title?: string | null;
            description?: string | null;
            propertyType?: components["schemas"]["PropertyType"] | null;
            listingType?: components["schemas"]["ListingType"] | null;
            price?: components["schemas"]["Price"];
            bedrooms?: number | null;
            bathrooms?: number | null;
            /** @description Number of parking spaces */
            parking?: number | null;
            /** @description Square feet */
            area?: number | null;
            region?: string | null;
            /** @description Contains the district (ruling 53) */
            town?: string | null;
            specificLocation?: string | null;
            amenities?: components["schemas"]["AmenityCode"][] | null;
            status?: components["schemas"]["PropertyStatus"] | null;
            images?: components["schemas"]["PropertyImage"][] | null;
            /** Format: date-time */
            createdAt?: string | null;
            viewCount?: number | null;
            featured?: boolean | null;
            agentId?: components["schemas"]["Id"] | null;
            agentName?: string | null;
            agentPhoneNumber?: string | null;
            agentProfileImage?: string | null;
            agentBusinessName?: string | null;
            agentBio?: string | null;
            /** @description verified, or anything else */
            agentVerificationStatus?: string | null;
            /** @description Used when the status is missing (ruling 30) */
            agentVerified?: boolean | null;
        };
        /** @description A listing in a public agent profile; featured when its status is active (ruling 31) */
        PublicProfileProperty: {
            id: components["schemas"]["Id"];
            title?: string | null;
            price?: components["schemas"]["Price"];
            specific_location?: string | null;
            town?: string | null;
            region?: string | null;
            property_type?: components["schemas"]["PropertyType"] | null;
            bedrooms?: number | null;
            bathrooms?: number | null;
            images?: components["schemas"]["PublicProfileImage"][] | null;
            listing_type?: components["schemas"]["ListingType"] | null;
            status?: components["schemas"]["PropertyStatus"] | null;
        };
        /** @description The record of the signed-in agent */
        Agent: {
            id: components["schemas"]["Id"];
            fullName?: string | null;
            businessName?: string | null;
            email?: string | null;
            phone?: string | null;
            region?: string | null;
            district?: string | null;
            bio?: string | null;
            /** @description A stored path, or a full URL */
            profileImage?: string | null;
            /** @description verified, or anything else */
            verificationStatus?: string | null;
            emailVerified?: boolean | null;
            /** @description free, Pro, Premium or a plan code (ruling 96) */
            subscriptionType?: string | null;
            /** @description Null or negative means no limit (ruling 23) */
            listingLimit?: number | null;
            currentListings?: number | null;
            subscriptions?: components["schemas"]["SubscriptionRecord"][] | null;
            subscription?: components["schemas"]["SubscriptionRecord"] | null;
        };
        /** @description The public profile of an agent, in snake_case */
        PublicAgentProfile: {
            id: components["schemas"]["Id"];
            full_name?: string | null;
            business_name?: string | null;
            phone?: string | null;
            region?: string | null;
            district?: string | null;
            bio?: string | null;
            profile_image?: string | null;
            verification_status?: string | null;
            /** Format: date-time */
            created_at?: string | null;
            properties?: components["schemas"]["PublicProfileProperty"][] | null;
        };
        /** @description A user's record; the specification names name and email */
        User: {
            id?: components["schemas"]["Id"];
            name: string;
            email: string;
            /** @description Used when sent (ruling 75) */
            emailVerified?: boolean;
        };
        /** @description A saved property; the property may be deleted */
        Favorite: {
            id: components["schemas"]["Id"];
            property_id?: components["schemas"]["Id"];
            property?: components["schemas"]["Property"] | components["schemas"]["PublicProfileProperty"] | null;
        };
        /** @description One paid period of a plan; the latest expiry counts */
        SubscriptionRecord: {
            plan_code?: string | null;
            name?: string | null;
            /** Format: date-time */
            expires_at?: string | null;
        };
        /** @description One entry of the payment history; every field is optional (ruling 107) */
        Payment: {
            id?: components["schemas"]["Id"];
            reference?: string | null;
            plan_code?: string | null;
            plan_name?: string | null;
            /** @description In the unit of `currency`, so 50 is GHS 50; never in pesewas */
            amount?: components["schemas"]["Price"];
            /** @description GHS */
            currency?: string | null;
            /** @description success, pending, failed or cancelled */
            status?: string | null;
            /** Format: date-time */
            paid_at?: string | null;
            /** Format: date-time */
            created_at?: string | null;
        };
        /** @description Used when sent (ruling 35) */
        Pagination: {
            current_page?: number;
            last_page?: number;
            total?: number;
        };
        /** @description The error message, which may be shown to the user (ruling 87) */
        ErrorBody: {
            /** @constant */
            success?: false;
            message: string;
            /** @description By wire name, a list of messages whose first is shown, or one message */
            errors?: {
                [key: string]: string[] | string;
            };
        };
        /** @description Success, with an optional message */
        MessageAnswer: {
            success?: boolean;
            message?: string;
        };
        UserSignUp: {
            name: string;
            email: string;
            /** Format: password */
            password: string;
            /** Format: password */
            confirmPassword: string;
        };
        AgentSignUp: {
            fullName: string;
            businessName?: string;
            email: string;
            /** @description +233 and 9 digits, spaces allowed (ruling 6) */
            phone: string;
            /** Format: password */
            password: string;
            /** Format: password */
            confirmPassword: string;
            region: string;
            district: string;
            bio?: string;
        };
        LogIn: {
            email: string;
            /** Format: password */
            password: string;
            rememberMe?: boolean;
        };
        /** @description The code, under either name or both */
        EmailVerification: {
            code?: string;
            token?: string;
        };
        VerificationResend: {
            email: string;
        };
        /** @description The changed fields only */
        AgentProfileEdit: {
            fullName?: string;
            businessName?: string;
            phone?: string;
            region?: string;
            district?: string;
            bio?: string;
        };
        ProfileImageUpload: {
            /** Format: binary */
            profileImage: Blob;
        };
        /** @description A new listing. One name of each pair is sent; our client sends the one with [] (ruling 116). Numbers are sent as strings, as multipart fields are. */
        NewListing: {
            title: string;
            description: string;
            /** @description Digits and one decimal point */
            price: string;
            bedrooms?: string;
            bathrooms?: string;
            parking?: string;
            /** @description Square feet */
            area?: string;
            region: string;
            /** @description Contains the district (ruling 53) */
            town: string;
            specificLocation: string;
            /** @description Default apartment */
            propertyType?: string;
            /** @description Default rent */
            listingType?: string;
            "amenities[]"?: string[];
            amenities?: string[];
            "images[]"?: Blob[];
            images?: Blob[];
        };
        /** @description The changed fields only, in snake_case; numbers are sent as strings, as multipart fields are */
        ListingEdit: {
            title?: string;
            description?: string;
            property_type?: string;
            listing_type?: string;
            /** @description Digits and one decimal point */
            price?: string;
            region?: string;
            town?: string;
            specific_location?: string;
            status?: string;
            bedrooms?: string;
            bathrooms?: string;
            parking?: string;
            /** @description Square feet */
            area?: string;
            /** @description The complete new list of amenities; one empty entry removes all (ruling 112) */
            "amenities[]"?: string[];
        };
        PropertyImageUpload: {
            /** Format: binary */
            image: Blob;
        };
        FavoriteAdd: {
            property_id: components["schemas"]["Id"];
        };
        SubscriptionStart: {
            plan_code: string;
            email: string;
        };
        /** @description Agent and property are not visible in the form; fields may be empty, and the server then returns an error per field */
        PropertyReport: {
            name: string;
            email: string;
            /** @description Incorrect Information, Fraud or Scam, Duplicate Listing, Suspicious activity or Other */
            reason: string;
            message: string;
            property_id: components["schemas"]["Id"];
            agent_id?: components["schemas"]["Id"] | null;
        };
        UserLogInAnswer: {
            success?: boolean;
            message?: string;
            data: {
                token: string;
                user: components["schemas"]["User"];
            };
        };
        AgentLogInAnswer: {
            success?: boolean;
            message?: string;
            data: {
                token: string;
                agent: components["schemas"]["Agent"];
            };
        };
        UserProfileAnswer: {
            success?: boolean;
            message?: string;
            data: components["schemas"]["User"];
        };
        OwnAgentProfileAnswer: {
            success?: boolean;
            message?: string;
            data: {
                agent: components["schemas"]["Agent"];
                subscriptions?: components["schemas"]["SubscriptionRecord"][] | null;
                subscription?: components["schemas"]["SubscriptionRecord"] | null;
            };
        };
        AgentSavedAnswer: {
            success?: boolean;
            message?: string;
            data?: {
                agent?: components["schemas"]["Agent"];
            };
        };
        ProfileImageAnswer: {
            success?: boolean;
            message?: string;
            data?: {
                profileImage?: string;
            };
        };
        /** @description Listings at data.properties; pagination at data or at the root if a server sends it (ruling 35) */
        PropertiesAnswer: {
            success?: boolean;
            message?: string;
            data: {
                properties: components["schemas"]["Property"][];
                pagination?: components["schemas"]["Pagination"];
            };
            pagination?: components["schemas"]["Pagination"];
        };
        /** @description The listing at data.property or at the root */
        PropertyAnswer: components["schemas"]["NestedProperty"] | components["schemas"]["Property"];
        NestedProperty: {
            success?: boolean;
            message?: string;
            data: {
                property: components["schemas"]["Property"];
            };
        };
        PropertySavedAnswer: {
            success: boolean;
            message?: string;
            data?: {
                property?: components["schemas"]["Property"];
            };
        };
        PropertyImageAnswer: {
            success: boolean;
            message?: string;
            data?: {
                image?: components["schemas"]["PropertyImage"];
            };
        };
        ViewsAnswer: {
            success?: boolean;
            message?: string;
            data: {
                viewCount: number;
            };
        };
        ViewRecordedAnswer: {
            success?: boolean;
            message?: string;
            data?: {
                viewCount?: number;
            };
        };
        PublicAgentProfileAnswer: {
            success?: boolean;
            message?: string;
            data: components["schemas"]["PublicAgentProfile"];
        };
        FavoriteList: components["schemas"]["Favorite"][];
        /** @description A favorites list in one of four shapes (ruling 43) */
        FavoritesAnswer: components["schemas"]["FavoriteList"] | {
            success?: boolean;
            message?: string;
            favorites: components["schemas"]["FavoriteList"];
        } | {
            success?: boolean;
            message?: string;
            data: components["schemas"]["FavoriteList"];
        } | {
            success?: boolean;
            message?: string;
            data: {
                favorites: components["schemas"]["FavoriteList"];
            };
        };
        SubscriptionStartAnswer: {
            success?: boolean;
            status?: string;
            message?: string;
            authorization_url?: string;
            redirect_url?: string;
        };
        PaymentList: components["schemas"]["Payment"][];
        /** @description Payments at data.payments or at payments */
        PaymentsAnswer: {
            success?: boolean;
            message?: string;
            data: {
                payments: components["schemas"]["PaymentList"];
            };
        } | {
            success?: boolean;
            message?: string;
            payments: components["schemas"]["PaymentList"];
        };
        PaymentCheckAnswer: {
            success?: boolean;
            /** @description success, pending, failed or cancelled (ruling 172) */
            status?: string;
            message?: string;
            /** @description Only its path, query and fragment are followed (ruling 105) */
            redirect_url?: string;
        };
    };
    responses: {
        /** @description The token is missing, unknown, or of the other role */
        Unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description No account has this email address and password */
        InvalidCredentials: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The account's email address is not verified */
        EmailNotVerified: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The email address or the password is missing */
        LogInInvalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The token is revoked */
        LoggedOut: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MessageAnswer"];
            };
        };
        /** @description The listing is another agent's, the plan is full, or the agent's email address is not verified */
        NotYourListing: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The agent's plan is full (ruling 122), or the agent's email address is not verified */
        ListingLimitReached: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Listing not found */
        PropertyNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The property is not a favorite */
        NotAFavorite: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Another version was saved in the meantime */
        ChangedMeanwhile: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description A file is over 5 x 1024 x 1024 bytes (ruling 130) */
        FileTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The property is missing */
        PropertyIdMissing: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Too many requests */
        TooManyRequests: {
            headers: {
                /**
                 * @description When to send the next request, in seconds or as an HTTP date
                 * @example 30
                 */
                "Retry-After"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The server failed; some servers send an HTML page, whose text is never shown (ruling 89) */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The saved properties, in one of four shapes */
        FavoritesList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FavoritesAnswer"];
            };
        };
        /** @description Saved; the updated list */
        FavoriteAdded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FavoritesAnswer"];
            };
        };
        /** @description Removed; the updated list */
        FavoriteRemoved: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FavoritesAnswer"];
            };
        };
    };
    parameters: {
        /**
         * @description The ID of the listing
         * @example listing-17
         */
        PropertyId: string;
        /**
         * @description The ID of the saved listing, not of the favorite
         * @example listing-17
         */
        FavoritePropertyId: string;
    };
    requestBodies: {
        /** @description The property to save */
        FavoriteAdd: {
            content: {
                "application/json": components["schemas"]["FavoriteAdd"];
            };
        };
    };
    headers: never;
    pathItems: never;
}
export type Id = components['schemas']['Id'];
export type Price = components['schemas']['Price'];
export type AmenityCode = components['schemas']['AmenityCode'];
export type PropertyType = components['schemas']['PropertyType'];
export type ListingType = components['schemas']['ListingType'];
export type PropertyStatus = components['schemas']['PropertyStatus'];
export type PropertyImage = components['schemas']['PropertyImage'];
export type PublicProfileImage = components['schemas']['PublicProfileImage'];
export type Property = components['schemas']['Property'];
export type PublicProfileProperty = components['schemas']['PublicProfileProperty'];
export type Agent = components['schemas']['Agent'];
export type PublicAgentProfile = components['schemas']['PublicAgentProfile'];
export type User = components['schemas']['User'];
export type Favorite = components['schemas']['Favorite'];
export type SubscriptionRecord = components['schemas']['SubscriptionRecord'];
export type Payment = components['schemas']['Payment'];
export type Pagination = components['schemas']['Pagination'];
export type ErrorBody = components['schemas']['ErrorBody'];
export type MessageAnswer = components['schemas']['MessageAnswer'];
export type UserSignUp = components['schemas']['UserSignUp'];
export type AgentSignUp = components['schemas']['AgentSignUp'];
export type LogIn = components['schemas']['LogIn'];
export type EmailVerification = components['schemas']['EmailVerification'];
export type VerificationResend = components['schemas']['VerificationResend'];
export type AgentProfileEdit = components['schemas']['AgentProfileEdit'];
export type ProfileImageUpload = components['schemas']['ProfileImageUpload'];
export type NewListing = components['schemas']['NewListing'];
export type ListingEdit = components['schemas']['ListingEdit'];
export type PropertyImageUpload = components['schemas']['PropertyImageUpload'];
export type FavoriteAdd = components['schemas']['FavoriteAdd'];
export type SubscriptionStart = components['schemas']['SubscriptionStart'];
export type PropertyReport = components['schemas']['PropertyReport'];
export type UserLogInAnswer = components['schemas']['UserLogInAnswer'];
export type AgentLogInAnswer = components['schemas']['AgentLogInAnswer'];
export type UserProfileAnswer = components['schemas']['UserProfileAnswer'];
export type OwnAgentProfileAnswer = components['schemas']['OwnAgentProfileAnswer'];
export type AgentSavedAnswer = components['schemas']['AgentSavedAnswer'];
export type ProfileImageAnswer = components['schemas']['ProfileImageAnswer'];
export type PropertiesAnswer = components['schemas']['PropertiesAnswer'];
export type PropertyAnswer = components['schemas']['PropertyAnswer'];
export type NestedProperty = components['schemas']['NestedProperty'];
export type PropertySavedAnswer = components['schemas']['PropertySavedAnswer'];
export type PropertyImageAnswer = components['schemas']['PropertyImageAnswer'];
export type ViewsAnswer = components['schemas']['ViewsAnswer'];
export type ViewRecordedAnswer = components['schemas']['ViewRecordedAnswer'];
export type PublicAgentProfileAnswer = components['schemas']['PublicAgentProfileAnswer'];
export type FavoriteList = components['schemas']['FavoriteList'];
export type FavoritesAnswer = components['schemas']['FavoritesAnswer'];
export type SubscriptionStartAnswer = components['schemas']['SubscriptionStartAnswer'];
export type PaymentList = components['schemas']['PaymentList'];
export type PaymentsAnswer = components['schemas']['PaymentsAnswer'];
export type PaymentCheckAnswer = components['schemas']['PaymentCheckAnswer'];
export type ResponseUnauthenticated = components['responses']['Unauthenticated'];
export type ResponseInvalidCredentials = components['responses']['InvalidCredentials'];
export type ResponseEmailNotVerified = components['responses']['EmailNotVerified'];
export type ResponseLogInInvalid = components['responses']['LogInInvalid'];
export type ResponseLoggedOut = components['responses']['LoggedOut'];
export type ResponseNotYourListing = components['responses']['NotYourListing'];
export type ResponseListingLimitReached = components['responses']['ListingLimitReached'];
export type ResponsePropertyNotFound = components['responses']['PropertyNotFound'];
export type ResponseNotAFavorite = components['responses']['NotAFavorite'];
export type ResponseChangedMeanwhile = components['responses']['ChangedMeanwhile'];
export type ResponseFileTooLarge = components['responses']['FileTooLarge'];
export type ResponsePropertyIdMissing = components['responses']['PropertyIdMissing'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseServerError = components['responses']['ServerError'];
export type ResponseFavoritesList = components['responses']['FavoritesList'];
export type ResponseFavoriteAdded = components['responses']['FavoriteAdded'];
export type ResponseFavoriteRemoved = components['responses']['FavoriteRemoved'];
export type ParameterPropertyId = components['parameters']['PropertyId'];
export type ParameterFavoritePropertyId = components['parameters']['FavoritePropertyId'];
export type RequestBodyFavoriteAdd = components['requestBodies']['FavoriteAdd'];
export type $defs = Record<string, never>;
export interface operations {
    signUpUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserSignUp"];
            };
        };
        responses: {
            /** @description The account was created; a code was sent */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            /** @description One or more fields are invalid */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    logInUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LogIn"];
            };
        };
        responses: {
            /** @description Logged in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserLogInAnswer"];
                };
            };
            401: components["responses"]["InvalidCredentials"];
            403: components["responses"]["EmailNotVerified"];
            422: components["responses"]["LogInInvalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    logOutUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["LoggedOut"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    signUpAgent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgentSignUp"];
            };
        };
        responses: {
            /** @description The account was created; a code was sent */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            /** @description One or more fields are invalid */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    logInAgent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LogIn"];
            };
        };
        responses: {
            /** @description Logged in, or correct credentials but not verified */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentLogInAnswer"];
                };
            };
            401: components["responses"]["InvalidCredentials"];
            403: components["responses"]["EmailNotVerified"];
            422: components["responses"]["LogInInvalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    logOutAgent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["LoggedOut"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailVerification"];
            };
        };
        responses: {
            /** @description The email address is verified */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            /** @description The code is missing, wrong or expired */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    resendVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerificationResend"];
            };
        };
        responses: {
            /** @description A new code was sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            /** @description No account has this email address */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The email address is missing or invalid */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getUserProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserProfileAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getOwnAgentProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnAgentProfileAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["EmailNotVerified"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    updateAgentProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgentProfileEdit"];
            };
        };
        responses: {
            /** @description Saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentSavedAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["EmailNotVerified"];
            409: components["responses"]["ChangedMeanwhile"];
            /** @description One or more fields are invalid */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    uploadAgentProfileImage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ProfileImageUpload"];
            };
        };
        responses: {
            /** @description The profile image was replaced */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileImageAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["EmailNotVerified"];
            413: components["responses"]["FileTooLarge"];
            /** @description No file, or a file that is not an image */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listOwnProperties: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The listings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertiesAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["EmailNotVerified"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    createProperty: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["NewListing"];
            };
        };
        responses: {
            /** @description The listing was created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertySavedAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ListingLimitReached"];
            413: components["responses"]["FileTooLarge"];
            /** @description One or more fields or photos are invalid */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteProperty: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the listing
                 * @example listing-17
                 */
                id: components["parameters"]["PropertyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["NotYourListing"];
            404: components["responses"]["PropertyNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    updateProperty: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the listing
                 * @example listing-17
                 */
                id: components["parameters"]["PropertyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ListingEdit"];
            };
        };
        responses: {
            /** @description Saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertySavedAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["NotYourListing"];
            404: components["responses"]["PropertyNotFound"];
            409: components["responses"]["ChangedMeanwhile"];
            /** @description One or more fields are invalid */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    addPropertyImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the listing
                 * @example listing-17
                 */
                id: components["parameters"]["PropertyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PropertyImageUpload"];
            };
        };
        responses: {
            /** @description The photo was added as the last one */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertyImageAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["NotYourListing"];
            404: components["responses"]["PropertyNotFound"];
            413: components["responses"]["FileTooLarge"];
            /** @description No photo, a wrong type, or the listing already has ten */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    deletePropertyImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the photo
                 * @example photo-9004
                 */
                imageId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["NotYourListing"];
            /** @description Photo not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Fewer than three photos would remain */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getPropertyViews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the listing
                 * @example listing-17
                 */
                id: components["parameters"]["PropertyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The view count */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ViewsAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["NotYourListing"];
            404: components["responses"]["PropertyNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listProperties: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The listings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertiesAnswer"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getProperty: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the listing
                 * @example listing-17
                 */
                id: components["parameters"]["PropertyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The listing */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertyAnswer"];
                };
            };
            404: components["responses"]["PropertyNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    recordPropertyView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the listing
                 * @example listing-17
                 */
                id: components["parameters"]["PropertyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ViewRecordedAnswer"];
                };
            };
            404: components["responses"]["PropertyNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getAgentProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the agent
                 * @example agent-1
                 */
                agentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agent and the listings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicAgentProfileAnswer"];
                };
            };
            /** @description Agent not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listUserFavorites: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FavoritesList"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    addUserFavorite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["FavoriteAdd"];
        responses: {
            201: components["responses"]["FavoriteAdded"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["PropertyNotFound"];
            422: components["responses"]["PropertyIdMissing"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    removeUserFavorite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the saved listing, not of the favorite
                 * @example listing-17
                 */
                propertyId: components["parameters"]["FavoritePropertyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FavoriteRemoved"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotAFavorite"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listAgentFavorites: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FavoritesList"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["EmailNotVerified"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    addAgentFavorite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["FavoriteAdd"];
        responses: {
            201: components["responses"]["FavoriteAdded"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["EmailNotVerified"];
            404: components["responses"]["PropertyNotFound"];
            422: components["responses"]["PropertyIdMissing"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    removeAgentFavorite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the saved listing, not of the favorite
                 * @example listing-17
                 */
                propertyId: components["parameters"]["FavoritePropertyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FavoriteRemoved"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["EmailNotVerified"];
            404: components["responses"]["NotAFavorite"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    initializeSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriptionStart"];
            };
        };
        responses: {
            /** @description The URL to open next */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionStartAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["EmailNotVerified"];
            /** @description The plan is unknown, or the email address is not the agent's */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listPayments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payments */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentsAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["EmailNotVerified"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    verifyPayment: {
        parameters: {
            query: {
                /**
                 * @description The reference that the payment page returned
                 * @example EFIE-0042
                 */
                reference: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status of the payment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentCheckAnswer"];
                };
            };
            /** @description No payment has this reference */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No reference was sent */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    reportProperty: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PropertyReport"];
            };
        };
        responses: {
            /** @description Received */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            404: components["responses"]["PropertyNotFound"];
            /** @description One or more fields are invalid */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
}
